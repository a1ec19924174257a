#!/usr/bin/env python3
"""Checks whole proofs of puzzles from their files alone (docs/formats.md, "Proofs"). Trusts nothing, and needs only Python 3.8.

Usage: check_proof.py [FILE ...]     each with one proof, a list of them, or one on every line; standard input without a file
Prints the first flaw of every proof that has one. Ends with 0 if all hold, 1 if one does not, 2 if something cannot be read."""
import itertools, json, math, sys
FORMAT, NEVER = "demonstrandum-proof/1", {"kind": "any", "of": []}
MOST_PEOPLE, MOST_NESTED, MOST_WAYS = 30, 64, 2 ** 22

class Flaw(Exception):
    """Why a proof does not hold."""

def need(is_so, why):
    if not is_so:
        raise Flaw(why)

def get(data, key, kind):
    """A field of an object, of the type that it must have."""
    need(type(data) is dict and type(data.get(key)) is kind, '"%s" is missing, or is not what it should be' % key)
    return data[key]

def mask_of(people, size):
    """A set of people as bits of a number."""
    need(type(people) is list and all(type(each) is int and 0 <= each < size for each in people), "somebody does not exist")
    need(len(set(people)) == len(people), "somebody is named twice")
    return sum(1 << each for each in people)

def ones(mask):
    return bin(mask).count("1")

def bits(mask):
    return [1 << each for each in range(MOST_PEOPLE) if mask >> each & 1]

def numbers_in(data):
    need(all(type(each) is int for each in get(data, "allowed", list)), "a number is not a whole number")
    return frozenset(data["allowed"])

def read_count(data, size):
    need(get(data, "kind", str) == "count", "only counts can be used and claimed")
    of = mask_of(get(data, "of", list), size)
    return of, numbers_in(data) & frozenset(range(ones(of) + 1))

def read_facts(data, size):
    facts = [(get(each, "person", int), get(each, "identity", bool)) for each in data]
    mask_of([person for person, _ in facts], size)
    return [(1 << person, frozenset([int(identity)])) for person, identity in facts]

def read(data, size, depth=0):
    """A constraint as the groups of which it sees only how many are hidden, and as a test of a world, the mask of who is hidden."""
    need(depth <= MOST_NESTED, "a constraint is nested too deep")
    kind = get(data, "kind", str)
    if kind in ("count", "compare"):
        sides = [mask_of(get(data, side, list), size) for side in (["of"] if kind == "count" else ["left", "right"])]
        (left, right), allowed = (sides + [0])[:2], numbers_in(data)
        return sides, lambda world: ones(world & left) - ones(world & right) in allowed
    if kind == "connected":
        return read_connected(data, size)
    if kind in ("all", "any"):
        parts = [read(each, size, depth + 1) for each in get(data, "of", list)]
        tests, join = [test for _, test in parts], all if kind == "all" else any
        return [group for groups, _ in parts for group in groups], lambda world: join(test(world) for test in tests)
    if kind == "not":
        groups, test = read(get(data, "of", dict), size, depth + 1)
        return groups, lambda world: not test(world)
    need(kind == "iff", "there is no such kind of constraint")
    (some, left), (others, right) = [read(get(data, side, dict), size, depth + 1) for side in ("left", "right")]
    return some + others, lambda world: left(world) == right(world)

def read_connected(data, size):
    """Those of one kind form one piece; none do, and one does."""
    of, value = mask_of(get(data, "of", list), size), get(data, "value", bool)
    pairs = [mask_of(link, size) for link in get(data, "links", list)]
    need(all(ones(pair) == 2 for pair in pairs), "a link does not join two people")
    def test(world):
        rest = of & (world if value else ~world)
        piece, grown = 0, rest & -rest
        while piece != grown:
            piece = grown
            for pair in [pair for pair in pairs if pair & rest == pair and pair & piece]:
                grown |= pair
        return piece == rest
    return bits(of), test

def evidence(honesty, speaker, says):
    """What words tell: ordinary people speak the truth; the hidden kind too, or not only, or some truth and some falsehood."""
    whole, ordinary = {"kind": "all", "of": says}, {"kind": "count", "of": [speaker], "allowed": [0]}
    known = {"kind": "iff", "left": ordinary, "right": whole}
    mixed = {"kind": "all", "of": [known, {"kind": "any", "of": [ordinary] + says}]}
    return {"truthful": whole, "lying": known, "mixing": mixed}[honesty] if says else whole

def can_hold(parts, facts):
    """Whether some world has the facts and passes every test: one is tried for each way to count who is hidden in every cell."""
    cells, known = [], sum(of for of, _ in facts)
    for group in [group & ~known for groups, _ in parts for group in groups]:
        cells = [part for cell in cells + [group & ~sum(cells)] for part in (cell & group, cell & ~group) if part]
    need(math.prod(ones(cell) + 1 for cell in cells) <= MOST_WAYS, "there are too many ways to count")
    ways = [list(itertools.accumulate([0] + bits(cell))) for cell in cells]
    worlds = map(sum, itertools.product([sum(of for of, allowed in facts if 1 in allowed)], *ways))
    return any(all(test(world) for _, test in parts) for world in worlds)

def check_reason(line, size, sources, shown):
    """Whether what a line claims, or that it all cannot be, follows from what it uses and cites."""
    uses = get(line, "uses", dict)
    facts, counts = read_facts(get(uses, "facts", list), size), get(uses, "counts", list)
    need(all(any(fact in each for each in shown) for fact in facts), "it uses an identity that has not been shown")
    need(all(any(read_count(count, size) in each for each in shown) for count in counts), "it uses a count that has not been shown")
    parts = [read(count, size) for count in counts]
    for key in [key for key in ("clue", "rule") if key in line]:
        need(get(line, key, int) in sources[key], "it cites what has not been said")
        parts.append(sources[key][line[key]])
    for claim in line["claims"] or [NEVER]:
        need(not can_hold(parts + [read({"kind": "not", "of": claim}, size)], facts), "it does not follow")

def check_line(line, size, sources, shown, supposed):
    """`shown` is what has been shown at each depth; `supposed` what has been supposed, and None once that is broken."""
    kind, claims = get(line, "kind", str), [read_count(each, size) for each in get(line, "claims", list)]
    number, is_broken = len(claims), supposed[-1:] == [None]
    is_line = {"suppose": number == 1, "line": number > 0, "contradiction": number == 0 and supposed, "therefore": number == 1}
    need(is_line.get(kind), "it is no line of a proof, or claims too much or too little")
    need(is_broken == (kind == "therefore"), "after a contradiction, and only there, comes what is found by it")
    need(get(line, "depth", int) == len(shown) - 1 - is_broken, "it does not stand at its depth")
    if kind == "suppose":
        supposed.append(claims[0])
        shown.append(set())
    elif kind == "therefore":
        of, allowed = claims[0]
        need(supposed[-2] == (of, frozenset(range(ones(of) + 1)) - allowed), "it is not the opposite of what was supposed")
        del supposed[-2:], shown[-1]
    else:
        check_reason(line, size, sources, shown)
        supposed += [] if claims else [None]
    for of, allowed in claims:
        shown[-1].add((of, allowed))
        if allowed in (frozenset([0]), frozenset([ones(of)])):
            shown[-1].update((each, frozenset([int(0 not in allowed)])) for each in bits(of))

def check_steps(proof, size, clues, rules):
    """Everybody who is proved, and who is known from the start."""
    known, is_gated = read_facts(get(proof, "start", list), size), get(proof, "gated", bool)
    for number, step in enumerate(get(proof, "steps", list), 1):
        on_table = {person: clue for person, clue in enumerate(clues) if not is_gated or 1 << person in dict(known)}
        shown, supposed, where = [set(known)], [], ""
        try:
            for at, line in enumerate(get(step, "lines", list), 1):
                where = ", line %d" % at
                check_line(line, size, {"clue": on_table, "rule": dict(enumerate(rules))}, shown, supposed)
            where = ""
            found = read_facts(get(step, "people", list), size)
            need(not supposed, "a supposition has no end")
            need(found and not dict(found).keys() & dict(known).keys(), "it proves nobody, or somebody again")
            need(all(fact in shown[0] for fact in found), "it does not prove what it says")
            known = known + found
        except Flaw as flaw:
            raise Flaw("step %d%s: %s" % (number, where, flaw))
    return known

def check(proof):
    """Raises a Flaw unless everybody is proved, or can be either."""
    need(type(proof) is dict and proof.get("format") == FORMAT, "it is not of the format " + FORMAT)
    size, clues, honesty = len(get(proof, "people", list)), get(proof, "clues", list), get(proof, "honesty", str)
    need(size <= MOST_PEOPLE and len(clues) == size, "there are too many people, or not as many clues")
    need(honesty in ("truthful", "lying", "mixing"), "there is no such honesty")
    said = [read(evidence(honesty, speaker, get(clue, "says", list)), size) for speaker, clue in enumerate(clues)]
    rules = [read(rule, size) for rule in get(proof, "rules", list)]
    known = check_steps(proof, size, said, rules)
    worlds = [mask_of(world, size) for world in get(proof, "worlds", list)]
    need(worlds and all(test(world) for world in worlds for _, test in said + rules), "somebody says what they would not")
    need(all(ones(world & of) in allowed for world in worlds for of, allowed in known), "a world is not as proved")
    is_settled = [1 << each in dict(known) or len({world >> each & 1 for world in worlds}) == 2 for each in range(size)]
    need(all(is_settled), "somebody is neither proved nor open")

def read_proofs(stream):
    for number, line in enumerate(stream):
        try:
            value = json.loads(line) if line.strip() else []
        except ValueError:
            value = json.loads(line + ("" if number else stream.read()))
        yield from value if type(value) is list else [value]

def main(files):
    held = failed = 0
    for file in files or ["-"]:
        try:
            with sys.stdin if file == "-" else open(file, encoding="utf-8") as stream:
                for number, proof in enumerate(read_proofs(stream), 1):
                    try:
                        check(proof)
                        held += 1
                    except Flaw as flaw:
                        failed += 1
                        print("%s, proof %d: %s." % (file, number, flaw))
        except (OSError, ValueError, RecursionError):
            print("%s cannot be read." % file, file=sys.stderr)
            return 2
    print("%d proofs hold, %d do not." % (held, failed))
    return 1 if failed else 0 if held else 2

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
