# Two commands do everything: `make play` and `make test`. `make help` lists the others.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMPS := .stamps
RULES := $(shell find src/perihelion/core src/perihelion/games src/perihelion/bots -name '*.py')
SEATS ?= me,greedy
N ?= 2000

.PHONY: play test lint bench fuzz clean help
.DEFAULT_GOAL := help

help: ## list the commands
	@grep -E '^[a-z]+:.*## ' Makefile | sed -E 's/:.*## /\t/' | expand -t 10

play: $(STAMPS)/compiled ## set up and start a game of Solar Sphere in the terminal
	@$(BIN)/perihelion play solar-sphere --seats $(SEATS)

test: $(STAMPS)/compiled lint ## set up, then lint, types and every test, a part of them uncompiled too
	@echo "== the tests, with the rules as they are installed"
	@$(BIN)/python -m pytest -n 2
	@echo "== the core and one random game of each kind, uncompiled"
	@PERIHELION_PURE=1 $(BIN)/python -m pytest -n 2 tests/core tests/every_game/test_one_of_each.py

lint: $(STAMPS)/installed ## ruff and mypy --strict
	@echo "== ruff"
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@echo "== mypy --strict"
	@$(BIN)/mypy

bench: $(STAMPS)/compiled ## decisions a second, cost of a clone, compiled against interpreted
	@$(BIN)/perihelion bench

fuzz: $(STAMPS)/compiled ## random games with all invariants: make fuzz N=20000
	@$(BIN)/perihelion fuzz solar-sphere -n $(N)

clean: ## remove everything that was built
	rm -rf $(VENV) $(STAMPS) build dist *.egg-info src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src -name '*.so' -delete
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(STAMPS)/installed: pyproject.toml constraints.txt
	@echo "== setting up $(VENV)"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Perihelion needs Python 3.11 or newer; this is $$($(PYTHON) --version). Try: make PYTHON=python3.11"; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install -q --disable-pip-version-check -c constraints.txt setuptools wheel 'mypy[mypyc]'
	@PERIHELION_PURE=1 $(BIN)/python -m pip install -q --disable-pip-version-check --no-build-isolation -c constraints.txt -e '.[dev]'
	@mkdir -p $(STAMPS) && touch $@

# What compiling needs: a C compiler and Python's own headers.
COMPILER = command -v cc || command -v gcc || command -v clang
HEADERS = $(BIN)/python -c 'import os, sysconfig; raise SystemExit(not os.path.exists(sysconfig.get_path("include") + "/Python.h"))'

$(STAMPS)/compiled: $(STAMPS)/installed $(RULES) setup.py
	@find src -name '*.so' -delete
	@if [ -z "$$($(COMPILER))" ]; then \
	  echo "== no C compiler found: the rules run uncompiled, with the same results, several times slower"; \
	elif ! $(HEADERS); then \
	  echo "== Python's headers (Python.h) are missing: the rules run uncompiled, with the same results, several times slower"; \
	else \
	  echo "== compiling the rules (about a minute)"; \
	  mkdir -p build; \
	  $(BIN)/python setup.py -q build_ext --inplace >build/compile.log 2>&1 || { cat build/compile.log; exit 1; }; \
	fi
	@touch $@
