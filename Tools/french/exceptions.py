"""What the project writes down against a dictionary or a table, each entry with its reason.

`forms.yaml` and `grades.yaml` lie beside this file; both are sorted, and an entry that nothing needs
any more is a fault.
"""

import pathlib
import unicodedata

import yaml

FOLDER = pathlib.Path(__file__).resolve().parent
VOCABULARY = FOLDER.parent.parent / "Catalogues"


def key(text):
    """French order: accents and case ignored."""
    parts = unicodedata.normalize("NFD", text.lower().replace("œ", "oe"))
    return "".join(c for c in parts if not unicodedata.combining(c))


def load(name):
    with open(FOLDER / name, encoding="utf-8") as file:
        return yaml.safe_load(file)


def check_sorted(texts, where, report):
    for earlier, later in zip(texts, texts[1:]):
        report.check(key(earlier) <= key(later), f"{where}: {later} stands after {earlier}")


class FormExceptions:
    """Forms that the dictionaries do not know or know otherwise."""

    def __init__(self):
        self.entries = load("forms.yaml")["forms"]
        self.known = {
            (entry["lemma"], form): entry for entry in self.entries for form in entry["forms"]}
        self.used = set()

    def covers(self, lemma, form):
        if (lemma, form) not in self.known:
            return False
        self.used.add((lemma, form))
        return True

    def close(self, rows, report):
        check_sorted([entry["lemma"] for entry in self.entries], "forms.yaml", report)
        lemmas = {row.lemma for row in rows}
        for lemma, form in sorted(set(self.known) - self.used):
            if lemma in lemmas:
                report.check(False, f"forms.yaml: {form} ({lemma}) needs no exception")
        for entry in self.entries:
            report.check(
                entry.get("reason") and entry.get("source"),
                f"forms.yaml: {entry['lemma']} lacks its reason or its source")


class GradeExemptions:
    """Words that stand at a grade although its books rarely hold them.

    Each is in the `rares` of a vocabulary file, whose comment says why, or in `grades.yaml`.
    """

    def __init__(self):
        data = load("grades.yaml")
        self.classes = {entry["class"] for entry in data["classes"]}
        self.own = data["words"]
        self.left_out = {word.replace("œ", "oe") for word in data["left_out"]}
        self.left_out_in_order = data["left_out"]
        self.words = {(entry["lemma"], entry["grade"]) for entry in self.own}
        for path in VOCABULARY.glob("*/vocabulaire/*.yaml"):
            with open(path, encoding="utf-8") as file:
                words = yaml.safe_load(file)
            self.words |= {
                (word.split("/")[0], words["niveau"]) for word in words.get("rares", [])}

    def covers(self, lemma, grade, klass):
        return klass in self.classes or (lemma, grade) in self.words

    def close(self, report):
        check_sorted([entry["lemma"] for entry in self.own], "grades.yaml", report)
        check_sorted(self.left_out_in_order, "grades.yaml", report)
        for entry in self.own:
            report.check(entry.get("reason"), f"grades.yaml: {entry['lemma']} lacks its reason")
