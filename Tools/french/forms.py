"""What the dictionaries say of our forms: spelling, conjugation, gender and number."""

import collections

from oracles import TENSES, cells_of, verbiste_conjugations


def show(forms):
    return ", ".join(sorted(forms)) or "nothing"


def agrees(ours, theirs):
    """An open value of ours needs one of theirs, or is *m* and *f* listed apart."""
    return theirs == "-" or ours == theirs or ours == "-"


def check_spelling(rows, hunspell, report):
    """Every form is a word for hunspell."""
    lemmas = {row.form: row.lemma for row in rows}
    for form, lemma in sorted(lemmas.items()):
        report.check(form not in hunspell.unknown, f"unknown word: {form} ({lemma})", lemma, form)


def check_other_spellings(rows, hunspell, grammalecte, report):
    """Every form of another spelling than hunspell's is a word for hunspell or Grammalecte."""
    for form, lemma in sorted({row.form: row.lemma for row in rows}.items()):
        report.check(
            form not in hunspell.unknown or grammalecte.knows(form),
            f"unknown spelling: {form} ({lemma})", lemma, form)


# --- Verbs ----------------------------------------------------------------------------------


def our_verbs(rows):
    verbs = collections.defaultdict(lambda: collections.defaultdict(set))
    for row in rows:
        if row.klass != "verbe":
            continue
        cells = verbs[row.lemma]
        if row.tense == "participe passé":
            number = "s" if row.number == "-" else row.number  # *mis* is listed as singular
            cells[row.tense, row.gender + number].add(row.form)
        elif row.tense == "participe présent":
            cells[row.tense, "-"].add(row.form)
        elif row.tense != "infinitif":
            cells[row.tense, row.person + row.number].add(row.form)
    return verbs


def check_verbs(rows, grammalecte, report):
    """Every cell is what verbiste or Grammalecte say; none is missing that both have."""
    verbs = our_verbs(rows)
    lemmas = sorted(verbs)
    first, second = verbiste_conjugations(lemmas), grammalecte.conjugations(lemmas)
    for lemma in lemmas:
        answers = [known[lemma] for known in (first, second) if lemma in known]
        report.check(answers, f"verb that no conjugator knows: {lemma}", lemma, lemma)
        # verbiste invents agreements: *dormie*
        participles = second.get(lemma) or first.get(lemma, {})
        if answers:
            check_verb(lemma, verbs[lemma], answers, participles, report)


def check_verb(lemma, ours, answers, participles, report):
    for tense in TENSES:
        for cell in cells_of(tense):
            key = (tense, cell)
            have, both = ours.get(key, set()), [answer.get(key, set()) for answer in answers]
            known = participles.get(key, set()) if tense == "participe passé" else set().union(*both)
            place = f"{lemma}, {tense} {cell}"
            for form in sorted(have):
                report.check(
                    form in known, f"{place}: {form}, expected {show(known)}", lemma, form)
            if not have and all(both):
                report.check(
                    False, f"{place}: nothing, expected {show(known)}", lemma, f"{tense} {cell}")


# --- Nouns and adjectives -------------------------------------------------------------------


def check_nouns(rows, lexicons, report):
    """Class, gender and number of every noun and adjective form, by each lexicon."""
    for row in rows:
        if row.klass not in ("nom", "adjectif"):
            continue
        for lexicon in lexicons:
            known = lexicon.readings(row.form)
            fits = any(agrees(row.gender, r[2]) and agrees(row.number, r[3]) for r in known)
            report.check(
                fits,
                f"{row.klass} {row.form} ({row.lemma}): {row.gender}{row.number}, expected "
                f"{show({r[2] + r[3] for r in known})} ({type(lexicon).__name__})",
                row.lemma, row.form)


def check_four_forms(rows, lexicons, report):
    """Every adjective has the four forms that belong to its lemma."""
    forms = collections.defaultdict(set)
    for row in rows:
        if row.klass == "adjectif":
            for gender in "mf" if row.gender == "-" else row.gender:
                for number in "sp" if row.number == "-" else row.number:
                    forms[row.lemma].add((row.form, gender, number))
    for lemma, cells in sorted(forms.items()):
        slots = {(g, n) for _, g, n in cells}
        report.check(
            len(slots) == 4, f"adjective {lemma}: only {len(slots)} of four forms", lemma, lemma)
        for lexicon in lexicons:
            base = {r[1] for r in lexicon.readings(lemma)} | {lemma}
            for form, gender, number in sorted(cells):
                fits = any(
                    r[1] in base and agrees(gender, r[2]) and agrees(number, r[3])
                    for r in lexicon.readings(form))
                report.check(
                    fits,
                    f"adjective {lemma}: {form} is not its {gender}{number} "
                    f"({type(lexicon).__name__})",
                    lemma, form)
