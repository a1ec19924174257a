// A suggestion that was typed or dictated, as a draft: shown before it counts, and corrected like any other.
import type { Log, Setup, TypedSuggestion } from "@demonstrandum/deals";
import { setNobody, setSeen, setShower, togglePass } from "./answers.ts";
import { newSuggestion, type SuggestionDraft, setAsker } from "./draft.ts";

export function typedDraft(
  setup: Setup,
  log: Log,
  { by, cards, passed, shower, card }: TypedSuggestion,
): SuggestionDraft {
  const foreseen = newSuggestion(setup, log);
  const asker = by === undefined ? foreseen : setAsker(foreseen, by);
  const [suspect = null, weapon = null, room = null] = cards;
  const asked: SuggestionDraft = { ...asker, cards: [suspect, weapon, room] };
  const others = passed.filter((player) => player !== asked.by);
  const answered = others.reduce((draft, player) => pass(setup, draft, player), asked);
  if (shower === null) return setNobody(setup, answered);
  if (shower === undefined || shower === asked.by) return answered;
  const shown = setShower(setup, answered, shower);
  return card === undefined ? shown : setSeen(shown, shower, card);
}

const pass = (setup: Setup, draft: SuggestionDraft, player: string): SuggestionDraft =>
  draft.passed.includes(player) ? draft : togglePass(setup, draft, player);
