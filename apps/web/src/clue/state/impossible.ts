// What cannot be, said before it is recorded: a pass or a show that goes against something certain. It can be recorded all
// the same, because the slip may be in an earlier entry.
import { type Analysis, ENVELOPE, type Setup, sayCard, sayCards, sayHolder, sentence } from "@demonstrandum/deals";
import { showsIn } from "./answers.ts";
import type { Draft, SuggestionDraft } from "./draft.ts";

export function sayImpossible(setup: Setup, analysis: Analysis, draft: Draft): string | undefined {
  if (draft.type === "suggestion") return impossibleAnswer(setup, analysis, draft);
  if (draft.type !== "fact" || draft.owner === null) return undefined;
  const { owner, says, cards } = draft;
  const holds = cards.map((card) => isHeld(analysis, owner, card));
  const who = sayHolder(setup, owner);
  if (says === "lacks" && holds[0] === true) return cannotBe(`${who} certainly has ${sayCards(setup, cards)}`);
  if (says !== "lacks" && holds.length > 0 && holds.every((held) => held === false)) {
    return cannotBe(`${who} certainly does not have ${sayCards(setup, cards, "or")}`);
  }
  return undefined;
}

const cannotBe = (reason: string): string => sentence(`This cannot be: ${reason}`);

/** True or false when it is certain. */
function isHeld({ matrix }: Analysis, owner: string, card: string): boolean | undefined {
  const row = matrix[card];
  const state = owner === ENVELOPE ? row?.envelope : row?.players[owner];
  if (state === "owned" || state === "envelope") return true;
  return state === "not_owned" ? false : undefined;
}

function impossibleAnswer(setup: Setup, analysis: Analysis, draft: SuggestionDraft): string | undefined {
  const cards = draft.cards.filter((card) => card !== null);
  if (cards.length < 3) return undefined;
  for (const player of draft.passed) {
    const held = cards.find((card) => isHeld(analysis, player, card));
    if (held) return cannotBe(`${has(setup, player)} ${sayCard(setup, held)} and cannot pass`);
  }
  for (const { player, card } of showsIn(draft)) {
    if (card !== null && isHeld(analysis, player, card) === false) {
      return cannotBe(`${has(setup, player, false)} ${sayCard(setup, card)}`);
    }
    if (cards.every((each) => isHeld(analysis, player, each) === false)) {
      return cannotBe(`${has(setup, player, false)} any of these cards`);
    }
  }
  return undefined;
}

function has(setup: Setup, player: string, holds = true): string {
  const who = sayHolder(setup, player);
  if (player === setup.me) return `${who} ${holds ? "have" : "do not have"}`;
  return `${who} ${holds ? "has" : "does not have"}`;
}
