# The web table in a container. Written and checked by hand, not built here: where this was made there is no Docker.
#
#   docker build -t roundhouse .
#   docker run -p 8000:8000 -v roundhouse:/data roundhouse
FROM python:3.12-slim AS build

ENV PIP_NO_CACHE_DIR=1 \
    PIP_DISABLE_PIP_VERSION_CHECK=1

# The rules are compiled here; the image itself needs no compiler.
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev
WORKDIR /app
COPY pyproject.toml uv.lock README.md LICENSE ./
COPY tools ./tools
COPY src ./src
RUN python tools/versions.py > versions.txt \
    && pip install --constraint versions.txt '.[compiled]' \
    && python tools/wheel.py --untried \
    && python -m venv /opt/roundhouse \
    && /opt/roundhouse/bin/pip install --constraint versions.txt "$(ls dist/*-cp312-*.whl)[web,hindsight]"

FROM python:3.12-slim

COPY --from=build /opt/roundhouse /opt/roundhouse
RUN useradd --system --uid 10001 --home-dir /data --create-home roundhouse

USER roundhouse
VOLUME /data
# Games are kept in one SQLite file on the volume; give ROUNDHOUSE_DB=postgresql://… for PostgreSQL.
ENV PATH=/opt/roundhouse/bin:/usr/local/bin:/usr/bin:/bin \
    PYTHONUNBUFFERED=1 \
    ROUNDHOUSE_DB=sqlite:////data/roundhouse.sqlite \
    ROUNDHOUSE_HOST=0.0.0.0 \
    ROUNDHOUSE_PORT=8000 \
    ROUNDHOUSE_LOG_JSON=1
EXPOSE 8000
STOPSIGNAL SIGINT
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
CMD ["python", "-m", "roundhouse.server"]
