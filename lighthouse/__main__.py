"""`python -m lighthouse` is the command `lighthouse`."""

import sys

from lighthouse.cli.main import main

sys.exit(main())
