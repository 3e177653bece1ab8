"""What the benchmarks share: building small C programs, timing commands in turn, printing rows."""

import pathlib
import shlex
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
BENCH = ROOT / "Tools/bench"
RELEASE = ROOT / ".build/release"


def compile_c(name, folder, *libraries):
    program = folder / name
    subprocess.run(["cc", "-O2", "-o", program, BENCH / f"{name}.c", *libraries], check=True)
    return program


def pkg_config(library):
    found = subprocess.run(
        ["pkg-config", "--cflags", "--libs", library], check=True, capture_output=True, text=True)
    return shlex.split(found.stdout)


def measure(stopwatch, rounds, commands):
    """For each command: median milliseconds, least milliseconds, peak KiB."""
    words = []
    for command in commands:
        words += (["+"] if words else []) + [str(word) for word in command]
    found = subprocess.run(
        [stopwatch, str(rounds), *words], check=True, capture_output=True, text=True)
    return [tuple(float(part) for part in line.split()) for line in found.stdout.splitlines()]


def figures(*words):
    """What `bench-engine` says: one figure a line, a name and a number."""
    found = subprocess.run(
        [RELEASE / "bench-engine", *map(str, words)], check=True, capture_output=True, text=True)
    return {name: float(value) for name, value in map(str.split, found.stdout.splitlines())}


class Report:
    """Prints rows and remembers whether every limit was kept."""

    def __init__(self):
        self.is_kept = True

    def row(self, name, figure, verdict=None):
        if verdict is not None:
            self.is_kept = self.is_kept and verdict
        mark = {True: "kept", False: "MISSED", None: ""}[verdict]
        print(f"  {name:<44}{figure:>16}  {mark}")
