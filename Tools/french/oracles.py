"""The dictionaries and conjugators that judge our forms, asked as programs of their own.

hunspell and verbiste are run, Grammalecte is imported; nothing of theirs is kept.
"""

import collections
import re
import subprocess
import sys

TENSES = {
    # catalogue name: (verbiste section, Grammalecte tag)
    "présent": ("indicative present", ":Ip"),
    "imparfait": ("indicative imperfect", ":Iq"),
    "futur": ("indicative future", ":If"),
    "passé simple": ("indicative past", ":Is"),
    "conditionnel présent": ("conditional present", ":K"),
    "subjonctif présent": ("subjunctive present", ":Sp"),
    "impératif présent": ("imperative present", ":E"),
    "participe présent": ("participle present", ":P"),
    "participe passé": ("participle past", ":Q"),
}
PERSONS = ["1s", "2s", "3s", "1p", "2p", "3p"]
IMPERATIVE = ["2s", "1p", "2p"]
PARTICIPLE = ["ms", "mp", "fs", "fp"]  # verbiste's order


def cells_of(tense):
    if tense == "impératif présent":
        return IMPERATIVE
    if tense == "participe passé":
        return PARTICIPLE
    return ["-"] if tense == "participe présent" else PERSONS


def missing(what):
    print(f"check-french: {what} is not installed; apt-get install hunspell "
          "hunspell-fr-classical verbiste python3-grammalecte", file=sys.stderr)
    sys.exit(3)


def run(command, words):
    """The output of a program that reads one word a line."""
    try:
        result = subprocess.run(
            command, input="\n".join(words) + "\n", capture_output=True, encoding="utf-8")
    except FileNotFoundError:
        missing(command[0])
    return result.stdout


class Hunspell:
    """The dictionary of spell checkers, with its classes, genders and numbers."""

    COMMAND = ["hunspell", "-d", "fr_FR", "-i", "UTF-8"]
    CLASSES = {"po:nom": "N", "po:adj": "A"}
    GENDERS = {"is:mas": "m", "is:fem": "f"}  # is:epi is open
    NUMBERS = {"is:sg": "s", "is:pl": "p"}  # is:inv is open

    def __init__(self, forms):
        self.unknown = set(run(self.COMMAND + ["-l"], forms).split("\n"))
        self.found = collections.defaultdict(set)
        for line in run(self.COMMAND + ["-m"], forms).split("\n"):
            form, _, rest = line.partition("  ")
            tags = rest.split()
            stems = [tag[3:] for tag in tags if tag.startswith("st:")]
            gender = next((self.GENDERS[t] for t in tags if t in self.GENDERS), "-")
            number = next((self.NUMBERS[t] for t in tags if t in self.NUMBERS), "-")
            for tag in tags:
                if tag in self.CLASSES or tag == "po:ppas":
                    for klass in self.CLASSES.get(tag, "NA"):
                        self.found[form].add((klass, stems[0] if stems else form, gender, number))

    def readings(self, form):
        """{(class N or A, lemma, gender, number)}; `-` is open."""
        return self.found[form]


class Grammalecte:
    """The lexicon and the conjugator of a grammar checker."""

    def __init__(self):
        for place in ("", "/usr/lib/python3/dist-packages"):
            sys.path += [place] if place else []
            try:
                import grammalecte.fr.conj as conjugator
                from grammalecte.graphspell.spellchecker import SpellChecker
                break
            except ImportError:
                continue
        else:
            missing("Grammalecte")
        self.conjugator = conjugator
        self.lexicon = SpellChecker("fr", "fr-classic.json")
        self.all_spellings = SpellChecker("fr", "fr-allvars.json")

    def knows(self, form):
        """Whether the form is a word in any spelling; a number with hyphens is its parts."""
        form = form.replace("'", "’")
        parts = form.split("-")
        return self.all_spellings.isValid(form) or (
            len(parts) > 1 and all(map(self.all_spellings.isValid, parts)))

    def readings(self, form):
        """{(class N or A, lemma, gender, number)}; `-` is open."""
        found = set()
        for reading in self.lexicon.getMorph(form):
            match = re.match(r">([^/]*)/(.*)", reading)
            lemma, tags = match.group(1), set(re.split("[:;/]", match.group(2)))
            for klass in ("N", "A"):
                if klass in tags:
                    gender = "-" if "e" in tags else next((g for g in "mf" if g in tags), "-")
                    number = "-" if "i" in tags else next((n for n in "ps" if n in tags), "-")
                    found.add((klass, lemma, gender, number))
            if "Q" in tags:  # participles serve as adjectives and nouns
                found |= {
                    (klass, lemma, g, n) for klass in "NA"
                    for g in tags & {"m", "f", "e"} for n in tags & {"s", "p", "i"}}
        return found

    def conjugations(self, lemmas):
        """{lemma: {(tense, cell): {forms}}} of the verbs that it knows."""
        answers = {}
        for lemma in filter(self.conjugator.isVerb, lemmas):
            cells = answers[lemma] = {}
            for tense, (_, tag) in TENSES.items():
                for cell in cells_of(tense):
                    who = f":{cell[0]}:{cell[1]}" if tag == ":Q" else ":P" if cell == "-" else f":{cell}"
                    form = self.conjugator.getConj(lemma, tag, who)
                    cells[tense, cell] = {form} if form else set()
        return answers


def verbiste_conjugations(lemmas):
    """{lemma: {(tense, cell): {forms}}} of the verbs that verbiste knows."""
    sections = {section: tense for tense, (section, _) in TENSES.items()}
    answers = {}
    for block in run(["french-conjugator"], lemmas).split("\n-\n"):
        cells, tense, index, name = {}, None, 0, None
        for line in block.split("\n"):
            if line.startswith("- "):
                title = line[2:].rstrip(":")
                tense, index = sections.get(title), 0
                name = name or ("?" if title == "infinitive present" else None)
            elif name == "?":
                name = line
            elif tense and index < len(cells_of(tense)):
                cells[tense, cells_of(tense)[index]] = {f for f in line.split(", ") if f}
                index += 1
        for lemma in (name or "").split(", "):
            if cells:
                answers[lemma] = cells
    return answers
