"""The Python code that Jinja2 makes of templates, kept for later runs: to make it takes
a tenth of the time in which a program is printed."""

import sys
from contextlib import suppress
from pathlib import Path

import jinja2
from jinja2.bccache import Bucket

from lighthouse.cache import content_key, fetch, fetch_or_build

SUFFIX = ".template"


class KeptTemplates(jinja2.BytecodeCache):
    """In the cache of compiled files, by the text of each template."""

    def load_bytecode(self, bucket: Bucket) -> None:
        if (code := fetch(_key(bucket), SUFFIX)) is not None:
            bucket.bytecode_from_string(code)

    def dump_bytecode(self, bucket: Bucket) -> None:
        def write(path: Path) -> None:
            path.write_bytes(bucket.bytecode_to_string())

        with suppress(OSError):  # a disk may be full
            fetch_or_build(_key(bucket), SUFFIX, write)


def _key(bucket: Bucket) -> str:
    return content_key(sys.version, jinja2.__version__, bucket.key, bucket.checksum)
