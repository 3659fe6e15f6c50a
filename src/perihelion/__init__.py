"""Perihelion: a table for space-strategy board games."""

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader

__version__ = "0.3.0"

HOME = os.path.dirname(__file__)


def _source_only(path: str) -> FileFinder:
    """A path hook that finds the .py files of this package and passes over their compiled twins."""
    if not path.startswith(HOME):
        raise ImportError(path)
    return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))


if os.environ.get("PERIHELION_PURE"):
    sys.path_hooks.insert(0, _source_only)
    for _path in [path for path in sys.path_importer_cache if path.startswith(HOME)]:
        del sys.path_importer_cache[_path]
