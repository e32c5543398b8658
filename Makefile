# Two commands: `make play` and `make test`. Both set up everything they need.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play test quick lint compiled wheel bench research soak docs mutants clean

play: $(VENV)/.ready-web ## set up everything and open the games on http://localhost:8000
	@$(MAKE) --no-print-directory $(VENV)/.ready-hindsight || echo "OR-Tools cannot be installed here: the table goes without the best boards of Railroad Ink." >&2
	@PYTHONPATH="$$($(BIN)/python tools/compiled.py --ready)" $(BIN)/roundhouse serve --open-browser

test: $(VENV)/.ready-dev ## set up and run all checks
	$(BIN)/python tools/check.py

quick: $(VENV)/.ready-dev ## lint and the tests of what changed, in three minutes: SINCE=HEAD~3
	$(BIN)/python tools/quick.py $(SINCE)

lint: $(VENV)/.ready-dev ## style, types, layers
	$(BIN)/python tools/check.py lint

compiled: $(VENV)/.ready-web $(VENV)/.ready-compiled ## compile core and rules with mypyc: make play uses it from then on
	$(BIN)/python tools/compiled.py || [ $$? = 3 ]

wheel: $(VENV)/.ready-compiled ## a pure wheel and a compiled one for this machine, each tried in a fresh environment
	$(BIN)/python tools/wheel.py || [ $$? = 3 ]

bench: $(VENV)/.ready-dev ## measure, interpreted and compiled, beside a yardstick
	$(BIN)/python bench/run.py
	PYTHONPATH="$$($(BIN)/python tools/compiled.py --ready)" $(BIN)/python bench/pages.py --write
	PYTHONPATH="$$($(BIN)/python tools/compiled.py --ready)" $(BIN)/python bench/waits.py --write

research: $(VENV)/.ready-dev $(VENV)/.ready-cluster ## measure environments beside others', and matches on one and two workers
	$(BIN)/python tools/compiled.py || [ $$? = 3 ]
	PYTHONPATH=build/compiled $(BIN)/python bench/environments.py --write
	PYTHONPATH=build/compiled $(BIN)/python bench/cluster.py --write

soak: $(VENV)/.ready-dev ## kill the server again and again while moves pour in; then whole games in a browser, by all hands, and pictures of all boards
	$(BIN)/python tools/soak.py
	$(BIN)/python tools/soak.py --days --rounds 50
	ROUNDHOUSE_WHOLE=all $(BIN)/pytest tests/browser/test_browser_whole.py tests/browser/test_browser_sizes.py -n 2

docs: $(VENV)/.ready-docs ## the documentation as a site: build/site/index.html
	$(BIN)/python tools/docs.py

mutants: $(VENV)/.ready-dev ## make mistakes in the rules, to see whether the tests notice: GAME=railroad_ink NUMBER=150
	$(BIN)/python tools/mutants.py $(GAME) --number $(or $(NUMBER),150)

$(VENV)/.ready-%: pyproject.toml uv.lock tools/setup.sh
	sh tools/setup.sh "$(PYTHON)" "$(VENV)" "$*"

clean: ## remove everything that was set up or built
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find bench examples src tests tools -name __pycache__ -exec rm -rf {} +
