// The atoms dialect: clues composed from a polarity, a quantifier and selectors.

import { countBits, indices } from "@demonstrandum/logic";
import * as v from "valibot";
import type { Board } from "../board.ts";
import { ClueError } from "../clue-error.ts";
import type { Dialect } from "../dialect.ts";
import type { Form, Setting, Tier } from "../form.ts";
import type { Proposals } from "../proposals.ts";
import { clueRemark } from "../remarks/en.ts";
import { parseData } from "../schema.ts";
import { ATOM_PARTS, ATOMS, type Chain, isSelection } from "./atom.ts";
import {
  ChainSchema,
  countedBy,
  isChain,
  makeForm,
  meaningOfReading,
  type NamedQuantifier,
  namedBy,
  namingBy,
  sayReading,
} from "./atom-form.ts";
import { flawOfChain } from "./check.ts";
import { formName } from "./form-name.ts";
import { exactInstead } from "./forms/count.ts";
import { parseChain, parseReading } from "./parse.ts";
import { makeChain } from "./print.ts";
import { QUANTIFIERS, quantifierOf } from "./quantifiers.ts";
import { readChain } from "./reading.ts";
import { atomRemark } from "./remarks/en.ts";
import { groupOf } from "./selector.ts";

/** A clue of the atoms dialect, as a puzzle stores it. */
export interface AtomsClue {
  readonly chain: Chain;
}

/** The forms of the atoms dialect, one for each quantifier. */
export const ATOMS_FORMS: readonly Form<Chain>[] = QUANTIFIERS.map((quantifier) =>
  makeForm(quantifier, (chain, board) => flawOfChain(chain, board)?.message),
);

const ClueSchema = v.object({ chain: v.optional(ChainSchema), dsl: v.optional(v.string()) });

type ClueFields = v.InferOutput<typeof ClueSchema>;

/** Whether the schema has nothing to say about the data. */
const isClue = (data: unknown): data is Required<ClueFields> =>
  typeof data === "object" &&
  data !== null &&
  "chain" in data &&
  isChain(data.chain) &&
  "dsl" in data &&
  typeof data.dsl === "string";

/** `chain` or its text `dsl`; both must agree. */
function parseClue(data: unknown, board: Board): AtomsClue {
  const { chain, dsl }: ClueFields = isClue(data) ? data : parseData(ClueSchema, data, "clue");
  if (chain === undefined) {
    if (dsl === undefined) throw new ClueError(atomRemark.chainNeeded());
    return { chain: parseChain(dsl, board) };
  }
  const flaw = flawOfChain(chain, board);
  if (flaw !== undefined)
    throw new ClueError(clueRemark.inData({ what: chain[flaw.step]?.atom ?? "chain", flaw: flaw.message }));
  if (dsl !== undefined && !isTextOf(chain, dsl, board)) {
    throw new ClueError(atomRemark.notSameChain());
  }
  return { chain };
}

/** Text as we write it need not be read again. */
function isTextOf(chain: Chain, text: string, board: Board): boolean {
  const written = makeChain(chain, board);
  return text === written || makeChain(parseChain(text, board), board) === written;
}

/** It counts the people of its group, does nothing else, and the group is one person. */
function isDirect(chain: Chain, board: Board): boolean {
  let group = board.everyone;
  for (const step of chain) {
    if (isSelection(step)) group &= groupOf(step, board);
    else if (step.atom === "most" || step.atom === "any" || step.atom === "connected") return false;
  }
  return countBits(group) === 1;
}

function tierOf(chain: Chain): Tier {
  if (chain.some(({ atom }) => atom === "be")) return 4;
  const { tier } = quantifierOf({
    quantifier: chain.find(({ atom }) => ATOMS[atom].role === "quantifier"),
    isConnected: chain.some(({ atom }) => atom === "connected"),
  });
  return chain.filter(isSelection).length > 1 && tier < 3 ? 3 : tier;
}

const isWithout = (chain: Chain, without: readonly string[]): boolean =>
  without.length === 0 || !chain.some(({ atom }) => without.includes(atom));

/** Equal meanings are worded once, as best they can be: where the better word is switched off, `exact` stands in for it. */
const insteadOf = (without: readonly string[]): readonly Proposals<Chain>[] =>
  without.length === 0 || without.includes("exact") ? [] : [exactInstead(without)];

/** The dialect whose clues are chains of atoms, such as `neg().exact(2).row(3)`. */
export const atoms: Dialect<AtomsClue> = {
  id: "atoms",
  parts: ATOM_PARTS,
  parseClue: (data, _speaker, board) => parseClue(data, board),
  makeClue: (clue, speaker, board) => ({
    chain: clue.chain,
    dsl: makeChain(clue.chain, board),
    text: atoms.sayClue(clue, speaker, board),
  }),
  meaning({ chain }, _speaker, board) {
    const reading = readChain(chain, board);
    return meaningOfReading(quantifierOf(reading), reading, board);
  },
  counted({ chain }, _speaker, board) {
    const reading = readChain(chain, board);
    return countedBy(quantifierOf(reading), reading, board);
  },
  named: ({ chain }, _speaker, board) => namedBy(readChain(chain, board)),
  naming: ({ chain }, _speaker, board) => namingBy(readChain(chain, board)),
  sayClue({ chain }, speaker, board) {
    const reading = readChain(chain, board);
    return sayReading(quantifierOf(reading), reading, { board, speaker });
  },
  candidates: (speaker, world, board, { without = [] } = {}) =>
    [...QUANTIFIERS.filter(({ id }) => !without.includes(id)), ...insteadOf(without)]
      .flatMap(({ candidates }) => candidates(world, { board, speaker }))
      .filter((chain) => isWithout(chain, without))
      .map((chain) => ({ chain })),
  draw(speaker, world, board, below) {
    const quantifier = QUANTIFIERS[below(QUANTIFIERS.length)] as NamedQuantifier;
    const chain = quantifier.draw(world, { board, speaker }, below);
    return chain && { chain };
  },
  formOf: ({ chain }) => formName(chain),
  partsOf: ({ chain }) => chain.slice(1).map(({ atom }) => atom),
  isDirect: ({ chain }, _speaker, board) => isDirect(chain, board),
  tierOf: ({ chain }) => tierOf(chain),
};

/** Everything there is to say about a chain in writing, read once. Throws a ClueError. */
export function understandChain(text: string, at: Setting) {
  const { chain, reading } = parseReading(text, at.board);
  const quantifier = quantifierOf(reading);
  return {
    text: makeChain(chain, at.board),
    english: sayReading(quantifier, reading, at),
    people: indices(countedBy(quantifier, reading, at.board) | namedBy(reading)),
    says: meaningOfReading(quantifier, reading, at.board),
  };
}
