"""`lighthouse compile` and `lighthouse check`: what is written, where, and what is not."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from lighthouse.cli.compile import KINDS
from tests_cli_types import Run
