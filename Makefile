# `make` alone lists what there is to make.

PYTHON ?= python3
BIN := .venv/bin

# Bytecode is kept beside the packages: without it each process compiles all modules.
export PYTHONDONTWRITEBYTECODE :=
export PYTHONPYCACHEPREFIX := $(CURDIR)/.venv/bytecode

.DEFAULT_GOAL := help
.PHONY: help demo test quick test-slow test-gpu bench-gpu fuzz golden errors passes check format clean

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' Makefile

# The files `installed` and `developer` in .venv say which packages are there.
.venv/installed: setup.cfg pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv || { \
		rm -rf .venv; \
		echo "On Debian and Ubuntu: sudo apt-get install python3-venv" >&2; exit 1; }
	$(BIN)/python -m pip install --quiet --editable .
	@touch $@

.venv/developer: .venv/installed
	$(BIN)/python -m pip install --quiet --editable '.[dev]'
	@touch $@

demo: .venv/installed ## install into .venv, compile PageRank to CUDA and OpenMP, run it
	@mkdir -p build/demo
	$(BIN)/lighthouse compile samples/pagerank.gm --target cuda -o build/demo/pagerank.cu
	$(BIN)/lighthouse compile samples/pagerank.gm --target openmp -o build/demo/pagerank.cpp
	$(BIN)/lighthouse run samples/pagerank.gm --graph samples/graphs/karate.mtx \
		--arg e=1e-6 --arg d=0.85 --arg max=100

# Each worker has modules of its own, so that few programs are compiled by two of them.
PYTEST := $(BIN)/python -m pytest --numprocesses auto --dist worksteal --durations 10

test: .venv/developer ## run the test suite, except what is slow or needs a GPU
	$(PYTEST) -m 'not gpu and not slow'

SECONDS ?= 40
quick: .venv/developer ## run what a change can affect, for SECONDS=40 at most
	@$(BIN)/python -m tests.quick --seconds $(SECONDS)

test-slow: .venv/developer ## run the slow tests: more targets, and the flags of users
	LIGHTHOUSE_CXXFLAGS=-DLH_ALL_THREADS $(PYTEST) -m 'slow and not gpu'

test-gpu: .venv/developer ## run the tests that need a GPU, nvcc and PyCUDA
	$(BIN)/python -m pytest -m gpu

# The folder of the graphs of benchmarks/anchors.py, and that of the programs that make
# what is missing there: anchor_graphs.cpp and egr_to_npz.py.
ANCHORS ?=
TOOLS ?= ../shared/tools
SCALE ?= 16
bench-gpu: .venv/developer ## print the tables of benchmarks/; ANCHORS=folder for large graphs
	@if test -n "$(ANCHORS)"; then \
		sh benchmarks/anchor_graphs.sh "$(ANCHORS)" "$(TOOLS)" $(BIN)/python && \
		$(BIN)/python benchmarks/anchors.py "$(ANCHORS)"; \
	else \
		echo "anchors: left out; ANCHORS=folder measures them"; \
	fi
	@mkdir -p build
	$(BIN)/lighthouse bench paper --scale $(SCALE) --plot build/figure5.svg
	$(BIN)/lighthouse bench atomic-free --scale $(SCALE) --peers none --rounds
	$(BIN)/lighthouse bench race-and-resolve --scale $(SCALE) --peers none --rounds
	$(BIN)/lighthouse bench monotone --scale $(SCALE) --peers none

MINUTES ?= 5
SEED ?= $(shell date +%s)
fuzz: .venv/developer ## random and mutated programs, and C programs, for MINUTES=5 minutes each
	$(BIN)/python -m tests.fuzz run --programs 1000000 --minutes $(MINUTES) --seed $(SEED)
	$(BIN)/python -m tests.fuzz.mutate --minutes $(MINUTES) --seed $(SEED)
	$(BIN)/python -m tests.extensions.pta.extract run --programs 1000000 --minutes $(MINUTES) --seed $(SEED)

golden: .venv/developer ## accept generated code that changed: review the diff of tests/
	$(BIN)/python -m pytest -m 'not gpu and not slow' --quiet --snapshot-update

errors: .venv/developer ## write the pages of errors anew, and docs/errors.md
	$(BIN)/python -m tests.errors.pages

passes: .venv/developer ## write docs/passes.md anew
	$(BIN)/python -m tests.passes.book

check: .venv/developer ## formatting, lint and types
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy

format: .venv/developer ## format the code and fix what lint can fix
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

clean: ## remove .venv and everything that was built
	rm -rf .venv build dist *.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
