import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ClueError } from "../clue-error.ts";
import { anyStatement } from "./statement.arbitrary.ts";
import { sayStatement } from "./statement-english.ts";
import { makeStatementSmtLib } from "./statement-smtlib.ts";
import { makeStatement, parseStatement } from "./statement-text.ts";
import { makeTruthHex, truthMask } from "./truth-mask.ts";

const NAMES = ["Alice", "Bob", "Charles", "Dorothy", "Edith", "Frank"];

const say = (text: string): string => sayStatement(parseStatement(text, 6), NAMES);

describe("canonical text", () => {
  it("reads back as the same statement", () => {
    fc.assert(
      fc.property(anyStatement(16), (statement) => {
        expect(parseStatement(makeStatement(statement), 16)).toEqual(statement);
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  it.each([
    ["", 1, "expected one of IMP, IFF,"],
    ["CUONT_EVEN(scope=ALL)", 1, "did you mean COUNT_EVEN?"],
    ["imp(0,1)", 1, "expected one of"],
    ["IMPLIES(0,1)", 1, "expected one of"],
    ["IMP", 4, 'expected "("'],
    ["IMP(0)", 6, 'expected ","'],
    ["IMP( 0,1)", 5, "expected a villager: a number from 0 to 5"],
    ["IMP(0,6)", 7, "a villager is a number from 0 to 5, not 6"],
    ["IMP(00,1)", 6, 'expected ","'],
    ["IMP(0,1) ", 9, "expected nothing after the statement"],
    ["IMP(0,1", 8, 'expected ")"'],
    ["XOR(2,2)", 5, "two different villagers"],
    ["OR(3,1)", 4, "is written OR(1,3)"],
    ["COUNT_EQ(count=3)", 10, 'expected "scope="'],
    ["COUNT_EQ(scope=ALL)", 19, 'expected ",count="'],
    ["COUNT_ODD(scope=ALL,count=1)", 20, 'expected ")"'],
    ["COUNT_EVEN(scope=2+0+5)", 18, "in ascending order: 0+2+5"],
    ["COUNT_EVEN(scope=0+0+5)", 18, "once in ascending order: 0+5"],
    ["COUNT_EVEN(scope=)", 18, "expected a villager"],
    ["COUNT_GE(scope=ALL,count=17)", 26, "a count is a number from 0 to 16, not 17"],
  ])("refuses %j at column %i", (text, column, reason) => {
    const read = () => parseStatement(text, 6);
    expect(read).toThrow(ClueError);
    expect(read).toThrow(`column ${column}: `);
    expect(read).toThrow(reason);
  });

  it("never throws anything but its own error", () => {
    const noise = fc.oneof(
      fc.string(),
      fc.tuple(anyStatement(6), fc.nat(20), fc.string({ maxLength: 2 })).map(([statement, at, extra]) => {
        const text = makeStatement(statement);
        return text.slice(0, at) + extra + text.slice(at + 1);
      }),
    );
    fc.assert(
      fc.property(noise, (text) => {
        try {
          expect(makeStatement(parseStatement(text, 6))).toBe(text);
        } catch (error) {
          if (!(error instanceof ClueError)) throw error;
        }
      }),
      { seed: 2, numRuns: 1000 },
    );
  });
});

describe("English", () => {
  it.each([
    ["IMP(0,1)", "If Alice is a werewolf, then Bob is a werewolf."],
    ["IFF(0,1)", "Alice and Bob are either both werewolves or both human."],
    ["OR(0,1)", "At least one of Alice and Bob is a werewolf."],
    ["XOR(0,1)", "Exactly one of Alice and Bob is a werewolf."],
    ["NOT_IMP(1,0)", "If Bob is human, then Alice is a werewolf."],
    ["NOR(4,5)", "Neither Edith nor Frank is a werewolf."],
    ["COUNT_EQ(scope=ALL,count=3)", "Among all 6 villagers, exactly 3 are werewolves."],
    ["COUNT_EQ(scope=ALL,count=0)", "Among all 6 villagers, none is a werewolf."],
    ["COUNT_LE(scope=0+2,count=1)", "Among Alice and Charles, at most 1 is a werewolf."],
    ["COUNT_GE(scope=0+2+5,count=2)", "Among Alice, Charles and Frank, at least 2 are werewolves."],
    ["COUNT_LE(scope=0+1+2+4+5,count=2)", "Among all villagers but Dorothy, at most 2 are werewolves."],
    ["COUNT_GE(scope=0+1+2+4,count=2)", "Among Alice, Bob, Charles and Edith, at least 2 are werewolves."],
    ["COUNT_EVEN(scope=ALL)", "Among all 6 villagers, an even number are werewolves."],
    ["COUNT_ODD(scope=3)", "Among Dorothy alone, an odd number are werewolves."],
  ])("of %s", (text, english) => {
    expect(say(text)).toBe(english);
  });

  it("never says the same of two meanings", () => {
    fc.assert(
      fc.property(anyStatement(6), anyStatement(6), (left, right) => {
        if (sayStatement(left, NAMES) !== sayStatement(right, NAMES)) return;
        expect(makeTruthHex(truthMask(left, 6), 6)).toBe(makeTruthHex(truthMask(right, 6), 6));
      }),
      { seed: 4, numRuns: 5000 },
    );
  });

  it("is one clean sentence with its numbers in agreement", () => {
    fc.assert(
      fc.property(anyStatement(6), (statement) => {
        const english = sayStatement(statement, NAMES);
        expect(english).toMatch(/^[A-Z][^.]*[^ .]\.$/);
        expect(english).not.toMatch(/ {2}|\b1 are\b|undefined/);
      }),
      { seed: 5, numRuns: 500 },
    );
  });
});

describe("SMT-LIB", () => {
  it.each([
    ["IMP(2,3)", "(=> W2 W3)"],
    ["IFF(2,3)", "(= W2 W3)"],
    ["OR(2,3)", "(or W2 W3)"],
    ["XOR(2,3)", "(xor W2 W3)"],
    ["NOT_IMP(3,2)", "(=> (not W3) W2)"],
    ["NOR(2,3)", "(and (not W2) (not W3))"],
    ["COUNT_EQ(scope=1+2,count=1)", "(= (+ (ite W1 1 0) (ite W2 1 0)) 1)"],
    ["COUNT_LE(scope=4,count=1)", "(<= (ite W4 1 0) 1)"],
    ["COUNT_GE(scope=1+2,count=1)", "(>= (+ (ite W1 1 0) (ite W2 1 0)) 1)"],
    ["COUNT_EVEN(scope=1+2)", "(= (mod (+ (ite W1 1 0) (ite W2 1 0)) 2) 0)"],
    ["COUNT_ODD(scope=1+2)", "(= (mod (+ (ite W1 1 0) (ite W2 1 0)) 2) 1)"],
  ])("of %s", (text, term) => {
    expect(makeStatementSmtLib(parseStatement(text, 6), 6)).toBe(term);
  });
});
