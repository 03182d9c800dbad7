"""The Python interface: compile once, call like a function."""

from __future__ import annotations

import inspect
import os
import time
import warnings
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from dataclasses import dataclass, replace
from functools import cached_property, partial
from importlib.util import find_spec
from keyword import iskeyword
from numbers import Integral
from pathlib import Path
from threading import Thread, current_thread
from types import NoneType
from typing import TYPE_CHECKING, Any, Literal, get_args

from lighthouse.binding import bind, graph_of, graph_parameters
from lighthouse.diagnostics import (
    CompileError,
    CompileWarning,
    Diagnostic,
    Severity,
    Source,
    ToolMissing,
    fail,
    misuse,
    short_traceback,
    short_tracebacks,
)
from lighthouse.driver import (
    Compilation,
    Lowered,
    Options,
    choose_passes,
    foreign_code,
    front,
    generate,
    generated,
    lower,
    lowering_key,
    parts_of_others,
    read_source,
)
from lighthouse.graph import Graph
from lighthouse.graph.sizes import Sizes
from lighthouse.ir.procedures import Parameter
from lighthouse.ir.types import LONG, VOID, GraphType
from lighthouse.remarks import Remark
from lighthouse.runtime.interpreter.values import wrapping
from lighthouse.runtime.layout import is_wide
from lighthouse.runtime.outcome import Outcome
from lighthouse.runtime.profile import LoopTime, Profiled, by_loop
from lighthouse.runtime.threads import MOST
from lighthouse.values import outside, short

if TYPE_CHECKING:
    from lighthouse.codegen.views import View
    from lighthouse.ir.nodes import Program
    from lighthouse.ir.plan import Plan
    from lighthouse.passes.base import Observer
    from lighthouse.runtime.memory import DeviceMemory

Target = Literal["cuda", "openmp", "cuda-sim", "interpret"]
TARGETS: tuple[str, ...] = get_args(Target)


@short_traceback
def compile(
    program: str | Path,
    *,
    target: Target | None = None,
    procedure: str | None = None,
    options: Options | None = None,
    threads: int | None = None,
    seed: int = 0,
    lanes: bool = False,
    save_temps: str | Path | None = None,
    profile: bool = False,
) -> Compiled:
    """Compile a `.gm` file, or Green-Marl text, into something to call.

    target: where it will run; by default the GPU if there is one, else OpenMP, else the
        interpreter.
    procedure: the entry; by default the last that is not Local.
    options: passes, levels and extensions.
    threads: of OpenMP; by default one per processor.
    seed: of the random numbers, which are the same on every target; reduced to 64 bits.
    lanes: let the simulator run warps as fibers, slower and stricter; cuda-sim alone.
    save_temps: a folder that keeps the generated source.
    profile: measure each parallel loop, for `Result.profile`; the interpreter cannot.

    Warns with CompileWarning.  Raises CompileError for a wrong program, UsageError for
    an option that does not exist, TypeError for an argument of a wrong type,
    ToolMissing if the target cannot be used.
    """
    check_type("procedure", procedure, "the name of a procedure", str, NoneType)
    options = Options() if options is None else options
    check_type("options", options, "a lighthouse.Options", Options)
    compilation = front(as_source(program), procedure, extensions=options.extensions)
    for found in compilation.warnings:
        # At the caller of this function and of `short_traceback`.
        warnings.warn(CompileWarning(found), stacklevel=3)
    return Compiled(
        compilation,
        default_target() if target is None else target,
        options,
        threads=threads,
        seed=seed,
        lanes=lanes,
        save_temps=save_temps,
        profile=profile,
    )


def as_source(program: str | Path) -> Source:
    """A path if it looks like one, else the program itself."""
    wanted = "the path of a .gm file, or Green-Marl text"
    check_type("program", program, wanted, str, os.PathLike)
    text = os.fspath(program)
    if isinstance(program, str) and (not text.strip() or set(text) & set("{\n")):
        return Source("<string>", text)
    return read_source(text)


def of_one_width(bound: Mapping[str, Any]) -> dict[str, Any]:
    """With 64-bit offsets for all graphs if one has them: generated code has one type
    for the edges of all."""
    graphs = {name: item for name, item in bound.items() if isinstance(item, Graph)}
    if any(map(is_wide, graphs.values())):
        graphs = {
            name: graph if is_wide(graph) else graph.widened()
            for name, graph in graphs.items()
        }
    return {**bound, **graphs}


def default_target() -> Target:
    """`cuda` if a GPU is usable, else `openmp` if there is a C++ compiler, else
    `interpret`.  Raises ToolMissing if CXX is set to what is no compiler."""
    from lighthouse.toolchain import find_compiler, has_openmp

    if find_spec("pycuda") is not None:
        from lighthouse.runtime import cuda

        if cuda.is_usable():
            return "cuda"
    try:
        return "openmp" if has_openmp(find_compiler()) else "interpret"
    except ToolMissing:
        if os.environ.get("CXX"):  # what a user has chosen is not passed over
            raise
        return "interpret"


def check_type(name: str, given: object, wanted: str, *types: type) -> None:
    """Raises TypeError for what is of none of the types."""
    if not isinstance(given, types):
        raise TypeError(f"{name} is {given!r}: it must be {wanted}")


@dataclass(eq=False, repr=False)
class Result:
    """Outputs as attributes, and what else a run gives.

    An output that is called like one of the following is in `outputs` only.

    returned: the value of Return, or None.
    outputs: by name every output, and every input property, collection and map that
        the procedure may change, as it left them; the caller's own stay as they were.
        A property is a numpy array (nodes,) or (edges,); a set a sorted array, an order
        or sequence an array; a map a dict sorted by key; a property or a queue of
        collections a list of arrays; of an extension's sets a
        `lighthouse.sets.SparseSets`, a sequence of them.
    milliseconds: `upload`, `run` and `download`; `load`, to make reverse rows and the
        like where a graph did not have them, and `prepare`, to derive anything else.
    memory: what the run held on the device, by purpose; None where there is no device.
    profile: what each parallel loop took, the longest first; what they leave of `run`
        is the host's.  None unless it was compiled with `profile`.
    """

    returned: Any
    outputs: dict[str, Any]
    milliseconds: dict[str, float]
    memory: DeviceMemory | None = None
    profile: tuple[LoopTime, ...] | None = None

    def __getattr__(self, name: str) -> Any:
        try:
            return self.__dict__["outputs"][name]
        except KeyError:
            have = ", ".join(self.__dict__.get("outputs", {})) or "none"
            raise AttributeError(f"no output `{name}`; there are: {have}") from None

    def __dir__(self) -> list[str]:
        return sorted([*super().__dir__(), *self.outputs])

    def __repr__(self) -> str:
        outputs = ", ".join(self.outputs)
        return f"Result(returned={self.returned!r}, outputs: {outputs or 'none'})"


@short_tracebacks
class Compiled:
    """A procedure for one target.  Call it with a graph and its arguments by name."""

    def __init__(
        self,
        compilation: Compilation,
        target: Target,
        options: Options,
        *,
        threads: int | None = None,
        seed: int = 0,
        lanes: bool = False,
        save_temps: str | Path | None = None,
        profile: bool = False,
        observers: Sequence[Observer] = (),
    ) -> None:
        if target not in TARGETS:
            message = f"there is no target `{target}`"
            misuse("GM0903", message, f"targets are {', '.join(TARGETS)}")
        check_type("options", options, "a lighthouse.Options", Options)
        whole = "a whole number"
        check_type("threads", threads, f"{whole} from 1 on", Integral, NoneType)
        check_type("seed", seed, whole, Integral)
        check_type("lanes", lanes, "True or False", bool)
        check_type("profile", profile, "True or False", bool)
        check_type(
            "save_temps", save_temps, "the path of a folder", str, Path, NoneType
        )
        if threads is not None and threads < 1:
            misuse("GM0906", f"threads is {threads}: it must be at least 1")
        if threads is not None and threads > MOST:
            message = f"threads is {threads}: it must be at most {MOST}"
            misuse("GM0906", message, f"this machine has {os.cpu_count()} processors")
        if profile and target == "interpret":
            message = "the interpreter does not tell what each loop takes"
            misuse("GM0908", message, "cuda, openmp and cuda-sim do")
        if compilation.plan is not None and target == "interpret":
            misuse("GM0903", "the interpreter runs programs, not plans")
        if compilation.plan is not None and options.checked:
            misuse("GM0914", "the checks are of programs, not of plans")
        if options.checked and target == "cuda":
            message = "a GPU does not run programs in checked mode"
            misuse("GM0914", message, "openmp, cuda-sim and interpret do")
        if lanes and target != "cuda-sim":
            misuse("GM0914", f"{target} has no lanes: the simulator, cuda-sim, has")
        self.compilation = compilation
        self.procedure = compilation.interface.procedure
        self.changed = compilation.interface.changed
        self.target = target
        self.threads = None if threads is None else int(threads)
        self.seed = wrapping(LONG)(int(seed))
        self.lanes = lanes
        self.save_temps = None if save_temps is None else Path(save_temps)
        self.profile = profile
        self.foreign = options.foreign
        self._lower: Callable[[], Lowered] | None = None
        self._devices: dict[bool, Any] = {}
        self._building: Thread | None = None
        if target != "interpret" or options.checked:
            back_end: Literal["cuda", "openmp"] = (
                "cuda" if target in ("cuda", "cuda-sim") else "openmp"
            )
            self._lower = partial(lower, compilation, back_end, options, observers)
            if target != "interpret":
                key = lowering_key(compilation, back_end, options, observers)
                found = generated(key, back_end, profile=profile)
                if found is None:
                    assert self.lowered is not None
                    found = generate(self.lowered, back_end, profile=profile)
                self.program = found
        else:  # runs no pass; a wrong name is a mistake all the same
            choose_passes("openmp", options, compilation.program.imports)
        self.__name__ = self.procedure.name
        self.__signature__ = self._signature()

    def _signature(self) -> inspect.Signature:
        kinds = inspect.Parameter
        parameters = []
        names = {item.name for item in self.procedure.parameters}
        for item in self.procedure.parameters:
            is_graph = isinstance(item.type, GraphType)
            kind = kinds.POSITIONAL_OR_KEYWORD if is_graph else kinds.KEYWORD_ONLY
            default = None if item in self.results else kinds.empty
            # Green-Marl allows names such as `from`, which a signature refuses.
            name = item.name
            while iskeyword(name) or (name != item.name and name in names):
                name += "_"
            parameters.append(
                kinds(name, kind, default=default, annotation=short(item.type))
            )
        parameters.sort(key=lambda parameter: parameter.kind)
        return inspect.Signature(parameters, return_annotation=Result)

    @property
    def results(self) -> tuple[Parameter, ...]:
        """What a run gives back: outputs, and inputs that the procedure may change."""
        return self.compilation.interface.results

    @cached_property
    def lowered(self) -> Lowered | None:
        """What the passes made; None where the interpreter runs the program as it is.

        It is not needed to run what was generated before.
        """
        return None if self._lower is None else self._lower()

    @property
    def _plan(self) -> Plan | None:
        """What runs; None as for `lowered`."""
        if self.target != "interpret":
            return self.program.plan
        return self.lowered.plan if self.lowered else None

    @property
    def source(self) -> str:
        """The generated source; the Green-Marl text on the interpreter."""
        if self.target == "interpret":
            return self.compilation.source.text
        return self.program.source

    @property
    def remarks(self) -> tuple[Remark, ...]:
        """What the passes did, did not do and found."""
        return self.lowered.remarks if self.lowered else ()

    @property
    def warnings(self) -> Sequence[Diagnostic]:
        return self.compilation.warnings

    def __repr__(self) -> str:
        return f"<{self.__name__} compiled for {self.target}>"

    def check_foreign(self) -> None:
        """Raises CompileError if it holds foreign code that the options do not allow.

        The interpreter never runs any.
        """
        is_compiled = self.target != "interpret"
        if self.foreign or (is_compiled and not self.program.outline.foreign):
            return
        if self._plan and (found := foreign_code(self._plan, Severity.ERROR)):
            raise CompileError(*found)

    def build(self, wide: bool = False) -> None:
        """Begin to build the machine code for graphs of fewer than 2³¹ edges, or `wide`
        ones, in a thread of its own, to read a graph meanwhile.

        What goes wrong there goes wrong again, and is raised, where the code is used.
        """

        def build() -> None:
            with suppress(Exception):
                self._device(wide)

        if self.target != "interpret":
            self._building = Thread(target=build, daemon=True)
            self._building.start()

    def prepare(self, *graphs: Graph) -> float:
        """Build the machine code for these graphs; milliseconds that it took.

        Makes their reverse rows and what else is in place before a run, too.
        Raises CompileError for foreign code that is not allowed.
        """
        pairs = zip(graph_parameters(self.procedure), graphs, strict=False)
        seen = of_one_width({item.name: graph_of(item, graph) for item, graph in pairs})
        self._derive(seen, in_place=True)
        start = time.perf_counter()
        wide = any(map(is_wide, seen.values()))
        if self.target != "interpret":
            self._device(wide)
        return 1000 * (time.perf_counter() - start)

    def check_room(self, sizes: Mapping[str, Sizes]) -> None:
        """Raises CompileError if the GPU has no room for a run on such graphs."""
        from lighthouse.runtime.cuda import context, free_memory
        from lighthouse.runtime.memory import no_room, predicted

        parameters = self.program.plan.procedure.parameters
        names = [item.name for item in parameters if isinstance(item.type, GraphType)]
        graphs = {name: sizes.get(name, Sizes(0, 0)) for name in names}
        wide = any(size.is_wide for size in sizes.values())
        will = predicted(self.program, graphs, wide)
        with context():
            room = free_memory()
        if will.peak > room:
            raise no_room(will, room)

    def _derive(self, graphs: Mapping[str, Graph], in_place: bool) -> float:
        """Milliseconds to derive what the program reads of the graphs."""
        if self.target == "interpret":
            return 0.0
        from lighthouse.runtime.views import derive

        return derive(self._views[in_place], graphs)

    @cached_property
    def _views(self) -> tuple[tuple[View, ...], tuple[View, ...]]:
        """What the program reads of graphs: what is derived, and what is in place."""
        from lighthouse.runtime.views import is_in_place, on_host, wanted

        views = wanted(self.program)
        if self.target == "cuda":
            views = on_host(self.program, views)
        derived = tuple(view for view in views if not is_in_place(view))
        return derived, tuple(view for view in views if is_in_place(view))

    def __call__(self, /, *graphs: Graph, **arguments: Any) -> Result:
        """Run once.

        Graphs by position or by name, everything else by name: a number for a scalar,
        node or edge, an array or sequence for a property, any iterable of ids for a
        collection, a dict for a map, and for several collections a sequence of
        iterables.  Outputs that are given are where the procedure starts from; those
        that are not, and inputs that the procedure changes, start at zero or empty.
        What is given is never changed; `Result.outputs` has the final values.

        Arrays of edges are in the order of the graph's input, as `Graph.weights` is;
        the text "weights" stands for the graph's own.  A `UGraph` gets every edge both
        ways: where some are added, its edge arrays are those of `Graph.undirected`.

        Raises CompileError for arguments that do not fit, and for foreign code that is
        not allowed.
        """
        names = [item.name for item in graph_parameters(self.procedure)]
        if len(graphs) > len(names):
            message = f"only the graphs of `{self.__name__}` are given by position"
            note = f"{', '.join(names) or 'it has none'}; the rest by name"
            fail("GM0611", message, note)
        by_position = dict(zip(names, graphs, strict=False))
        for name in by_position.keys() & arguments.keys():
            fail("GM0611", f"`{name}` is given twice, by position and by name")
        # None is what the signature says of what need not be given.
        absent = {
            item.name for item in self.results if arguments.get(item.name) is None
        }
        given = {
            name: value
            for name, value in {**by_position, **arguments}.items()
            if name not in absent
        }
        counts = self.compilation.interface.counts
        bound = bind(self.procedure, given, self.changed, counts)
        bound |= self._added(bound)
        bound = of_one_width(bound)
        seen = {name: bound[name] for name in names}
        load = self._derive(seen, in_place=True)
        prepare = self._derive(seen, in_place=False)
        outcome = self._run(bound)
        outputs = {
            item.name: outside(
                item.type, outcome.scalars.get(item.name, bound[item.name]), seen
            )
            for item in self.results
        }
        returned = outcome.returned
        if self.procedure.returns != VOID and returned is not None:
            returned = outside(self.procedure.returns, returned, seen)
        milliseconds = {
            "load": load,
            "upload": outcome.upload,
            "prepare": prepare + outcome.prepare,
            "run": outcome.milliseconds,
            "download": outcome.download,
        }
        profile = None
        if outcome.kernels is not None:
            procedures = self.compilation.program.procedures
            profile = by_loop(outcome.kernels, self.program.plan, procedures)
        return Result(returned, outputs, milliseconds, outcome.memory, profile)

    def _device(self, wide: bool) -> Any:
        """What runs the generated code; built once for each width of edges.

        All that runs it comes here.  Raises CompileError for foreign code that is not
        allowed, before anything is built of it.
        """
        from lighthouse.toolchain import with_parts_of

        if self._building is not None and self._building is not current_thread():
            self._building.join()
        if wide not in self._devices:
            self.check_foreign()
            with with_parts_of(self._parts_of_others):
                self._devices[wide] = self._new_device(wide)
        return self._devices[wide]

    def _parts_of_others(self) -> tuple[str, ...]:
        assert self.lowered is not None
        return parts_of_others(self.compilation.program, self.lowered)

    def _new_device(self, wide: bool) -> Any:
        if self.target == "openmp":
            from lighthouse.runtime.openmp import OpenMP

            openmp = OpenMP(
                self.program, threads=self.threads, save_temps=self.save_temps
            )
            openmp.library(wide)
            return openmp
        from lighthouse.runtime.blocks import HostBlocks

        blocks = partial(
            HostBlocks, self.program, wide=wide, save_temps=self.save_temps
        )
        if self.program.host_source is None:
            return self._new_gpu(wide), blocks()
        from concurrent.futures import ThreadPoolExecutor

        # Two compilers at the same time.
        with ThreadPoolExecutor(1) as pool:
            compiled = pool.submit(blocks)
            return self._new_gpu(wide), compiled.result()

    def _new_gpu(self, wide: bool) -> Any:
        if self.target == "cuda-sim":
            from lighthouse.runtime.simulator import Simulator

            mode: Literal["fast", "lanes"] = "lanes" if self.lanes else "fast"
            return Simulator(
                self.program, wide=wide, mode=mode, save_temps=self.save_temps
            )
        from lighthouse.runtime.cuda import Gpu, context

        with context():
            return Gpu(self.program, wide=wide, save_temps=self.save_temps)

    def _context(self) -> AbstractContextManager[None]:
        """Where the device is used."""
        if self.target == "cuda-sim":
            return nullcontext()
        from lighthouse.runtime.cuda import context

        return context()

    def _added(self, bound: Mapping[str, Any]) -> dict[str, Any]:
        """The inputs that lowering adds: the seed of random numbers, local graphs."""
        if self.target != "interpret":
            procedure = self.program.outline.procedure
        else:
            procedure = (self._plan or self.compilation).procedure
        return {
            item.name: Graph.empty(0) if isinstance(item.type, GraphType) else self.seed
            for item in procedure.inputs
            if item.name not in bound
        }

    def _run(self, bound: Mapping[str, Any]) -> Outcome:
        wide = any(is_wide(item) for item in bound.values() if isinstance(item, Graph))
        if self.target == "interpret":
            from lighthouse.runtime.interpreter.run import interpret

            program: Program = self.compilation.program
            procedure = self.compilation.procedure
            if self.lowered is not None:  # with its checks
                procedure = self.lowered.core
            return interpret(procedure, bound, seed=self.seed, program=program)
        if self.target == "openmp":
            outcome: Outcome = self._device(wide).run(bound)
            return outcome
        from lighthouse.runtime.walk import Walker

        device, blocks = self._device(wide)
        if self.profile:
            device = Profiled(device)
        walker = Walker(self.program, device, bound, blocks)
        with self._context():
            outcome = walker.run()
            return replace(outcome, kernels=device.times()) if self.profile else outcome
