"""How our words compare with a table of the words of school books.

The table is not part of the project; one line is a lemma in one class, tab-separated under the names

    lemma  CP_U  CE1_U  CE2CM2_U  CPCM2_U  dubois_echelon

`…_U` is the frequency per million words in the books of a grade, `dubois_echelon` the rung on which
three quarters of the pupils spell the word. Other columns are not looked at.
"""

import collections
import csv
import re
import sys

COLUMNS = ["CP_U", "CE1_U", "CE2CM2_U", "CPCM2_U"]
# Of how many of the commonest lemmas which share must be ours.
WANTED = {1000: 92, 3000: 82}
# What school books must show of a word of a grade: least frequency in that column.
LEAST = {"CP": ("CP_U", 10), "CE1": ("CE1_U", 5)} | dict.fromkeys(
    ("CE2", "CM1", "CM2", "6e"), ("CE2CM2_U", 2))
# The last rung for a word of CP that is not frequent enough.
LAST_RUNG_OF_CP = 12


def folded(word):
    return word.strip().replace("œ", "oe")


class Table:
    """The frequencies of each lemma, those of its classes added up."""

    def __init__(self, path):
        self.frequency = collections.defaultdict(lambda: dict.fromkeys(COLUMNS, 0.0))
        self.rung = {}
        with open(path, encoding="utf-8", newline="") as file:
            lines = csv.DictReader(file, delimiter="\t")
            lacking = {"lemma", "dubois_echelon", *COLUMNS} - set(lines.fieldnames or ())
            if lacking:
                sys.exit(f"check-french: {path} has no column {', '.join(sorted(lacking))}")
            for line in lines:
                lemma = folded(line["lemma"])
                for column in COLUMNS:
                    self.frequency[lemma][column] += float(line[column] or 0)
                if line["dubois_echelon"]:
                    self.rung[lemma] = int(line["dubois_echelon"])
        # The words of *parce que* are met with it.
        self.locutions = collections.defaultdict(set)
        for lemma in self.frequency:
            for part in lemma.split() if " " in lemma else []:
                self.locutions[part].add(lemma)

    def commonest(self):
        return sorted(self.frequency, key=lambda lemma: -self.frequency[lemma]["CPCM2_U"])

    def frequency_of(self, lemma, column):
        """Plural-only words stand in the table in the singular."""
        word = folded(lemma)
        lemmas = {word, word.removesuffix("s")} | self.locutions[word]
        return sum(self.frequency[l][column] for l in lemmas if l in self.frequency)


def parts_of(lemma):
    """The words of a locution: *est-ce que*, *d'autres*."""
    if " " not in lemma and "'" not in lemma:
        return [lemma]
    return [part for part in re.split("[ '-]", lemma) if len(part) > 1]


def check_coverage(rows, table, left_out, report):
    """Enough of the commonest lemmas are words of school grades; prints the commonest that are not."""
    rows = [row for row in rows if row.grade in LEAST]
    have = {folded(row.lemma) for row in rows} | {folded(row.form) for row in rows}

    def is_ours(lemma):
        return lemma in have or lemma + "s" in have or all(
            part in have for part in parts_of(lemma))

    words = [
        lemma for lemma in table.commonest()
        if lemma not in left_out and (len(lemma) > 1 or lemma in have) and lemma.islower()]
    for count, wanted in WANTED.items():
        known = sum(map(is_ours, words[:count]))
        share = 100 * known / len(words[:count])
        report.note(f"{known} of the {count} commonest lemmas are ours ({share:.1f} %)")
        report.check(share >= wanted, f"coverage: {share:.1f} % of {count}, expected {wanted} %")
    report.note("commonest absent: " + ", ".join([w for w in words if not is_ours(w)][:50]))


def check_grades(rows, table, exemptions, report):
    """Every word is met in the books of its grade, or has a written exemption that it needs."""
    words = {(row.lemma, row.grade, row.klass) for row in rows if row.grade in LEAST}
    fitting = {(lemma, grade) for lemma, grade, _ in words if fits(lemma, grade, table)}
    for lemma, grade, klass in sorted(words):
        report.check(
            (lemma, grade) in fitting or exemptions.covers(lemma, grade, klass),
            f"grade: {lemma} ({klass}) is rarer in school books than {grade} asks; move it, or write "
            "why it stays")
    for lemma, grade in exemptions.words:
        if any((lemma, grade) == word[:2] for word in words):
            report.check(
                (lemma, grade) not in fitting, f"grade: {lemma} needs no exemption in {grade}")
    report.note(f"{len(words)} grades compared, {len(words) - len(fitting)} by exemption")


def fits(lemma, grade, table):
    column, least = LEAST[grade]
    if table.frequency_of(lemma, column) >= least:
        return True
    return grade == "CP" and table.rung.get(folded(lemma), 99) <= LAST_RUNG_OF_CP
