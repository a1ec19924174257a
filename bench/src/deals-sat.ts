// The certain facts of a Clue table by SAT: one boolean for each owner and card, asked with logic-solver (MiniSat).

/// <reference path="./logic-solver-types.d.ts" />

import { CARD_KINDS, cardsOf, ENVELOPE, handSizesOf, type Log, type Setup, showsOf } from "@demonstrandum/deals";
import Logic, { type Formula } from "logic-solver";

/** "owner|card" of every cell that is the same in all deals, and how it is. */
export type CertainCells = ReadonlyMap<string, boolean>;

/** Everything certain: a first deal, then one question for each cell that might be otherwise. */
export function certainBySat(setup: Setup, log: Log): CertainCells {
  const solver = new Logic.Solver();
  for (const formula of [...rulesOf(setup), ...log.flatMap(formulasOf)]) solver.require(formula);
  const open = new Map<string, boolean>();
  const certain = new Map<string, boolean>();
  const first = new Set(solver.solve()?.getTrueVars());
  for (const cell of cellsOf(setup)) open.set(cell, first.has(cell));
  for (const [cell, value] of open) {
    const other = solver.solveAssuming(value ? Logic.not(cell) : cell);
    if (other === null) certain.set(cell, value);
    else for (const each of differing(open, new Set(other.getTrueVars()))) open.delete(each);
  }
  return certain;
}

function differing(open: ReadonlyMap<string, boolean>, trueCells: ReadonlySet<string>): string[] {
  return [...open].filter(([cell, value]) => trueCells.has(cell) !== value).map(([cell]) => cell);
}

const cell = (owner: string, card: string) => `${owner}|${card}`;

function cellsOf(setup: Setup): string[] {
  return cardsOf(setup.deck).flatMap(({ id }) => [...setup.players, ENVELOPE].map((owner) => cell(owner, id)));
}

function rulesOf(setup: Setup): Formula[] {
  const { players, deck, me, myHand = [] } = setup;
  const cards = cardsOf(deck);
  const exactly = (count: number, formulas: readonly Formula[]) =>
    Logic.equalBits(Logic.sum(formulas), Logic.constantBits(count));
  const sizes = handSizesOf(setup);
  return [
    ...cards.map(({ id }) =>
      exactly(
        1,
        [...players, ENVELOPE].map((owner) => cell(owner, id)),
      ),
    ),
    ...players.map((player, seat) =>
      exactly(
        sizes[seat]?.min ?? 0,
        cards.map(({ id }) => cell(player, id)),
      ),
    ),
    ...CARD_KINDS.map((kind) => {
      const own = cards.filter((card) => card.kind === kind);
      return exactly(
        1,
        own.map(({ id }) => cell(ENVELOPE, id)),
      );
    }),
    ...myHand.map((card) => cell(me ?? "", card)),
  ];
}

function formulasOf(entry: Log[number]): Formula[] {
  if (entry.type !== "suggestion") throw new Error("Simulated games have suggestions only.");
  const passes = entry.passed.flatMap((player) => entry.cards.map((card) => Logic.not(cell(player, card))));
  const shows = showsOf(entry).map(({ player, card }) =>
    card === null ? Logic.or(entry.cards.map((each) => cell(player, each))) : cell(player, card),
  );
  return [...passes, ...shows];
}
