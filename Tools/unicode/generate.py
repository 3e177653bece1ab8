#!/usr/bin/env python3
"""Writes the Unicode tables from the Unicode Character Database.

The numbers stand in C (Sources/CUnicode), which compiles at once and costs nothing at start; the
Swift compiler takes minutes to optimise literals of this size. Sources/Text/Generated names them.


Input:   /usr/share/unicode, Debian package `unicode-data` (15.0.0-1 when the tables were made).
Licence: the data files are under the Unicode License (Unicode-DFS-2016),
         https://www.unicode.org/license.txt; the tables hold facts taken from them.
Use:     python3 Tools/unicode/generate.py            write the files
         python3 Tools/unicode/generate.py --check    exit 1 when a file is not current
"""

import re
import sys
from pathlib import Path

UCD = Path("/usr/share/unicode")
ROOT = Path(__file__).resolve().parents[2]
C_OUT = ROOT / "Sources" / "CUnicode"
SWIFT_OUT = ROOT / "Sources" / "Text" / "Generated"
COMMAND = "python3 Tools/unicode/generate.py"
LAST = 0x110000

# What folding replaces besides marks (design, "From a title to a moment", step 1).
SPELLED_OUT = {0x153: "oe", 0xE6: "ae", 0xDF: "ss", 0xF8: "o", 0x142: "l", 0x111: "d"}

# Letter-like symbols that fill the holes of the mathematical alphabets.
MATHEMATICAL_HOLES = [
    0x2102, 0x210A, 0x210B, 0x210C, 0x210D, 0x210E, 0x2110, 0x2111, 0x2112, 0x2115, 0x2119,
    0x211A, 0x211B, 0x211C, 0x211D, 0x2124, 0x2128, 0x212C, 0x212D, 0x212F, 0x2130, 0x2131,
    0x2133, 0x2134,
]


def fields(name):
    """Yields the fields of a data file, comments removed."""
    for line in (UCD / name).read_text(encoding="utf-8").splitlines():
        line = line.split("#")[0].strip()
        if line:
            yield [field.strip() for field in line.split(";")]


def span(text):
    """`0041..005A` or `0041` as a range of code points."""
    first, _, last = text.partition("..")
    return range(int(first, 16), int(last or first, 16) + 1)


class Data:
    """The properties that the tables need."""

    def __init__(self):
        head = (UCD / "DerivedAge.txt").read_text(encoding="utf-8").splitlines()[0]
        self.version = head.removeprefix("# DerivedAge-").removesuffix(".txt")
        self.category, self.ccc, self.lower, self.name = {}, {}, {}, {}
        self.canonical, self.compat = {}, {}
        self.read_characters()
        self.excluded = self.property("DerivedNormalizationProps.txt", "Full_Composition_Exclusion")
        self.ignorable = self.property("DerivedCoreProperties.txt", "Default_Ignorable_Code_Point")
        self.white = self.property("PropList.txt", "White_Space")
        self.script = {}
        for row in fields("Scripts.txt"):
            for code in span(row[0]):
                self.script[code] = row[1]

    def property(self, file, name):
        return {code for row in fields(file) if row[1] == name for code in span(row[0])}

    def read_characters(self):
        start = None
        for row in fields("UnicodeData.txt"):
            code = int(row[0], 16)
            if row[1].endswith(", First>"):
                start = code
                continue
            codes = range(start, code + 1) if row[1].endswith(", Last>") else [code]
            for each in codes:
                self.category[each] = row[2]
            self.name[code] = row[1]
            if row[3] != "0":
                self.ccc[code] = int(row[3])
            if row[5].startswith("<"):
                self.compat[code] = [int(part, 16) for part in row[5].split(">")[1].split()]
            elif row[5]:
                self.canonical[code] = [int(part, 16) for part in row[5].split()]
            if row[13]:
                self.lower[code] = int(row[13], 16)

    def decompose(self, code, compatible=False):
        """Full decomposition of a code point (Hangul is left to the algorithm)."""
        parts = self.canonical.get(code) or (self.compat.get(code) if compatible else None)
        if parts is None:
            return [code]
        return [leaf for part in parts for leaf in self.decompose(part, compatible)]


def borders(codes):
    """The code points at which membership changes: first in, first out, first in…"""
    edges = []
    inside = False
    for code in range(LAST + 1):
        if (code in codes) != inside:
            inside = not inside
            edges.append(code)
    return edges


def runs(mapping):
    """Flat rows (first, last, value) of equal neighbours."""
    rows = []
    for code in sorted(mapping):
        if rows and rows[-1][1] == code - 1 and rows[-1][2] == mapping[code]:
            rows[-1][1] = code
        else:
            rows.append([code, code, mapping[code]])
    return [value for row in rows for value in row]


def lower_runs(lower):
    """Flat rows (first, last, stride, difference) of the simple lower-case mapping."""
    rows = []
    for code in sorted(lower):
        delta = lower[code] - code
        last = rows[-1] if rows else None
        if last and last[3] == delta:
            step = code - last[1]
            if step in (1, 2) and (last[0] == last[1] or last[2] == step):
                last[1], last[2] = code, step
                continue
        rows.append([code, code, 1, delta])
    return [value for row in rows for value in row]


def compat_letters(data):
    """Compatibility forms: full-width letters, mathematical letters, Latin ligatures."""
    chosen = set(MATHEMATICAL_HOLES)
    chosen |= {c for c in range(0x1D400, 0x1D800) if data.category.get(c, "")[:1] == "L"}
    chosen |= {c for c in [*range(0xFF21, 0xFF3B), *range(0xFF41, 0xFF5B)]}
    chosen |= {c for c, n in data.name.items() if n.startswith("LATIN") and "LIGATURE" in n}
    flat = []
    for code in sorted(chosen & data.compat.keys()):
        parts = data.decompose(code, compatible=True)
        assert len(parts) <= 3, hex(code)
        flat += [code] + parts + [0] * (3 - len(parts))
    return flat


def latin_folds(data):
    """For U+00A0 to U+017F: two letters and a mark packed, 0 where the slow path must look."""
    table = []
    for code in range(0xA0, 0x180):
        parts = data.decompose(code)
        base = data.lower.get(parts[0], parts[0])
        text = SPELLED_OUT.get(base, chr(base))
        simple = len(parts) <= 2 and text.isascii() and text.isalpha()
        packed = 0
        if simple:
            mark = parts[1] if len(parts) == 2 else 0
            second = ord(text[1]) if len(text) == 2 else 0
            packed = ord(text[0]) | second << 8 | mark << 16
        table.append(packed)
    return table


class Table:
    """One table: its name in Swift, what it holds, its numbers and their C type."""

    def __init__(self, name, doc, values, kind="uint32_t"):
        self.name, self.doc, self.values, self.kind = name, doc, values, kind
        self.c_name = "dictee_" + re.sub("[A-Z0-9]+", lambda m: "_" + m[0].lower(), name)

    def comment(self):
        return "\n".join(f"/// {part}".rstrip() for part in self.doc.split("\n"))

    def header(self):
        array = f"{self.c_name}_values"
        count = f"{self.c_name.upper()}_COUNT"
        return (f"#define {count} {len(self.values)}\n"
                f"extern const {self.kind} {array}[{count}];\n"
                f"{self.comment()}\n"
                f"static inline const {self.kind} *{self.c_name}(void) {{ return {array}; }}\n")

    def source(self):
        lines, line = [], " "
        for value in self.values:
            item = f" 0x{value:X}," if value > 9 else f" {value},"
            if len(line) + len(item) > 100:
                lines.append(line)
                line = " "
            line += item
        body = "\n".join(lines + [line])
        return f"const {self.kind} {self.c_name}_values[] = {{\n{body}\n}};\n"

    def swift(self):
        kind = {"uint32_t": "UInt32", "int32_t": "Int32"}[self.kind]
        return (f"{self.comment()}\n"
                f"var {self.name}: UnsafeBufferPointer<{kind}> {{\n"
                f"  UnsafeBufferPointer(\n"
                f"    start: {self.c_name}(), count: Int({self.c_name.upper()}_COUNT))\n}}\n")


def tables(data):
    """C file name → its tables."""
    letters = {c for c, k in data.category.items() if k[0] in "LN"}
    numbers = {c for c, k in data.category.items() if k[0] == "N"}
    marks = {c for c, k in data.category.items() if k[0] == "M"}
    ideographs = {
        c: d[0] for c, d in data.canonical.items()
        if len(d) == 1 and (0xF900 <= c <= 0xFAFF or 0x2F800 <= c <= 0x2FA1F)
    }
    pairs = {c: d for c, d in data.canonical.items() if c not in ideographs}
    blocks = [[ideographs.get(c, 0) for c in block]
              for block in (range(0xF900, 0xFADA), range(0x2F800, 0x2FA1E))]
    assert sum(1 for block in blocks for c in block if c) == len(ideographs)
    compositions = sorted(
        [*d, c] for c, d in data.canonical.items() if len(d) == 2 and c not in data.excluded)
    scripts = {}
    script_values = {"Latin": 1, "Greek": 2, "Cyrillic": 3, "Common": 4, "Inherited": 4}
    for code, script in data.script.items():
        if data.category.get(code, "")[:1] in ("L", "M"):
            scripts[code] = script_values.get(script, 0)
    known = {c: n for c, n in scripts.items() if n}
    return {
        "classes.c": [
            Table("letterOrDigitBorders",
              "General_Category L or N: first code point in, first out, and so on.",
              borders(letters)),
            Table("numberBorders",
              "General_Category N: first code point in, first out, and so on.",
              borders(numbers)),
            Table("markBorders",
              "General_Category M: first code point in, first out, and so on.",
              borders(marks)),
            Table("defaultIgnorableBorders",
              "Default_Ignorable_Code_Point: first code point in, first out, and so on.",
              borders(data.ignorable)),
            Table("whiteSpaceBorders",
              "White_Space: first code point in, first out, and so on.",
              borders(data.white)),
            Table("scriptRuns",
              "Script of letters and marks, rows of (first, last, script):\n"
              "1 Latin, 2 Greek, 3 Cyrillic, 4 Common or Inherited; other scripts absent.",
              runs(known)),
        ],
        "case.c": [
            Table("lowerCaseRuns",
              "Simple_Lowercase_Mapping, rows of (first, last, stride, difference).",
              lower_runs(data.lower), "int32_t"),
            Table("compatibilityLetters",
              "Rows of (letter, up to three replacements, 0 for none): full-width letters,\n"
              "mathematical letters and Latin ligatures, fully decomposed.",
              compat_letters(data)),
            Table("latinFolds",
              "Folding of U+00A0 to U+017F: letter | second letter << 8 | mark << 16;\n"
              "0 where the general path must look.",
              latin_folds(data)),
        ],
        "decompositions.c": [
            Table("canonicalDecompositions",
              "Decomposition_Mapping without compatibility, rows of (whole, first, second or 0),\n"
              "one step, Hangul syllables and compatibility ideographs left out.",
              [v for c in sorted(pairs) for v in [c, *pairs[c], 0][:3]]),
        ],
        "ideographs.c": [
            Table("ideographsFromF900",
              "Canonical singletons of the CJK compatibility ideographs from U+F900; 0 for none.",
              blocks[0]),
            Table("ideographsFrom2F800",
              "Canonical singletons of the CJK compatibility ideographs from U+2F800; 0 for none.",
              blocks[1]),
        ],
        "compositions.c": [
            Table("canonicalCompositions",
              "Primary composites, rows of (first, second, whole), sorted.",
              [v for row in compositions for v in row]),
            Table("combiningClassRuns",
              "Canonical_Combining_Class other than 0, rows of (first, last, class).",
              runs(data.ccc)),
        ],
    }


def files(data):
    """Path → contents."""
    mark = (f"// Generated by Tools/unicode/generate.py from the Unicode Character Database "
            f"{data.version}\n// (Debian package unicode-data; data under the Unicode License, "
            f"Unicode-DFS-2016). Do not edit; run\n//   {COMMAND}\n\n")
    groups = tables(data)
    every = [table for group in groups.values() for table in group]
    result = {
        C_OUT / name: mark + '#include "CUnicode.h"\n\n' + "\n".join(t.source() for t in group)
        for name, group in groups.items()
    }
    result[C_OUT / "include" / "CUnicode.h"] = (
        mark + "#ifndef DICTEE_CUNICODE_H\n#define DICTEE_CUNICODE_H\n#include <stdint.h>\n\n"
        + "\n".join(table.header() for table in every) + "\n#endif\n")
    result[SWIFT_OUT / "UnicodeData.swift"] = (
        "// swift-format-ignore-file\n" + mark + "internal import CUnicode\n\n"
        f"/// The version of the Unicode Character Database behind all generated tables.\n"
        f'package let unicodeVersion = "{data.version}"\n\n'
        + "\n".join(table.swift() for table in every))
    return result


def main():
    check = "--check" in sys.argv[1:]
    stale = []
    for path, text in files(Data()).items():
        if check:
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                stale.append(path.name)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    if stale:
        sys.exit(f"not current: {', '.join(stale)}; run {COMMAND}")


if __name__ == "__main__":
    main()
