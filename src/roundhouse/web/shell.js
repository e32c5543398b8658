/** What every page has: the switch between light and dark, and a worker that keeps pages for when there is no line. */

const root = document.documentElement;

/** @returns {"light" | "dark"} */
function shown() {
  const chosen = root.dataset.theme;
  if (chosen === "light" || chosen === "dark") return chosen;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

for (const button of document.querySelectorAll("[data-theme-switch]")) {
  button.addEventListener("click", () => {
    const theme = shown() === "dark" ? "light" : "dark";
    root.dataset.theme = theme;
    for (const source of document.querySelectorAll("source[data-night]")) source.setAttribute("media", theme === "dark" ? "all" : "not all");
    // A cookie, so that the next page comes in the right colours from the start.
    document.cookie = `rh_theme=${theme}; path=/; max-age=31536000; samesite=lax`;
  });
}

navigator.serviceWorker?.register("/sw.js").catch(() => {}); // the pages do without
