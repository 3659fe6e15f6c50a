"""What only the laboratory needs is imported by nobody else."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import perihelion

HOME = Path(perihelion.__file__).parent
HEAVY = {"polars", "plotly", "ray"}


def imported(file: Path) -> set[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    names = [alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names]
    names += [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    return {name.split(".")[0] for name in names}


def test_only_the_laboratory_imports_its_libraries() -> None:
    users = {file.relative_to(HOME).parts[0] for file in HOME.rglob("*.py") if imported(file) & HEAVY}
    assert users == {"lab"}


def test_ray_is_imported_only_where_a_cluster_is_asked_for() -> None:
    assert [file.name for file in HOME.rglob("*.py") if "ray" in imported(file)] == ["cluster.py"]


def test_a_server_and_a_match_load_none_of_them() -> None:
    source = (
        "import sys, perihelion.server.app, perihelion.cli, perihelion.lab.match, perihelion.lab.speed.bench;"
        " print(*sys.modules)"
    )
    loaded = subprocess.run(
        [sys.executable, "-c", source], capture_output=True, text=True, check=True
    ).stdout.split()
    assert not HEAVY & {name.split(".")[0] for name in loaded}
