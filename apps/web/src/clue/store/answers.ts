// Who passed and who showed, as it is tapped in. At most tables the first who can shows and the round ends there;
// as house rules players answer in any order, or everyone shows who can.
import type { Setup, Show } from "@demonstrandum/deals";
import { playersAfter, type SuggestionDraft } from "./draft.ts";

/** Whether several players may show; an old entry of that sort stays one, whatever the rules are now. */
export const isForEveryone = ({ everyoneShows }: Setup, { answer }: SuggestionDraft): boolean =>
  everyoneShows === true || answer.type === "everyone";

/** Everyone who showed so far. */
export function showsIn({ answer }: SuggestionDraft): Show[] {
  if (answer.type === "shown") return [{ player: answer.by, card: answer.card }];
  return answer.type === "everyone" ? answer.shows : [];
}

/** Everyone asked whose answer is not entered yet. */
export function unanswered(setup: Setup, draft: SuggestionDraft): string[] {
  const answered = [...draft.passed, ...showsIn(draft).map(({ player }) => player)];
  return asked(setup, draft).filter((name) => !answered.includes(name));
}

function asked(setup: Setup, { by }: SuggestionDraft): string[] {
  return by === null ? [] : playersAfter(setup, by);
}

/** Someone shows a card: at a table that answers in order everyone before has passed, and nobody after is asked. */
export function setShower(setup: Setup, draft: SuggestionDraft, by: string): SuggestionDraft {
  if (isForEveryone(setup, draft)) return toggleShow(setup, draft, by);
  const card = draft.answer.type === "shown" && draft.answer.by === by ? draft.answer.card : onlyCard(setup, draft, by);
  const passed = setup.answersInAnyOrder ? without(draft.passed, by) : playersBefore(setup, draft, by);
  return { ...draft, passed, answer: { type: "shown", by, card } };
}

/** One of several who show; a second tap takes it back. */
function toggleShow(setup: Setup, draft: SuggestionDraft, player: string): SuggestionDraft {
  const shows = showsIn(draft);
  const rest = shows.filter((show) => show.player !== player);
  const isNew = rest.length === shows.length;
  const more = isNew ? [{ player, card: onlyCard(setup, draft, player) }] : [];
  return { ...draft, passed: without(draft.passed, player), answer: { type: "everyone", shows: [...rest, ...more] } };
}

const without = (names: readonly string[], name: string): string[] => names.filter((each) => each !== name);

/** What I must have shown when I hold only one of the cards. */
function onlyCard(setup: Setup, draft: SuggestionDraft, by: string): string | null {
  const [first = null, ...more] = showable(setup, draft, by);
  return by === setup.me && more.length === 0 ? first : null;
}

/** The asked cards that a player can have shown: for me, those I hold; for others, those that nobody else showed. */
export function showable({ me, myHand }: Setup, draft: SuggestionDraft, by: string): string[] {
  const named = draft.cards.filter((card) => card !== null);
  if (by === me && myHand) return named.filter((card) => myHand.includes(card));
  const shown = showsIn(draft).flatMap(({ player, card }) => (player === by ? [] : card));
  return named.filter((card) => !shown.includes(card));
}

/** Someone passes, and so did everyone asked before; a second tap takes it back, from there on. */
export function togglePass(setup: Setup, draft: SuggestionDraft, name: string): SuggestionDraft {
  const toggled = draft.passed.includes(name) ? without(draft.passed, name) : [...draft.passed, name];
  if (isForEveryone(setup, draft)) {
    const shows = showsIn(draft).filter(({ player }) => player !== name);
    return { ...draft, passed: toggled, answer: { type: "everyone", shows } };
  }
  const answer = reopen(setup, draft, name);
  const before = playersBefore(setup, draft, name);
  const inTurn = draft.passed.includes(name) ? before : [...before, name];
  const passed = setup.answersInAnyOrder ? toggled : inTurn;
  return {
    ...draft,
    passed,
    answer: answer.type === "open" && hasAllPassed(setup, draft, passed) ? { type: "nobody" } : answer,
  };
}

/** When everyone has passed, nobody showed a card: there is nothing more to press. */
function hasAllPassed(setup: Setup, draft: SuggestionDraft, passed: readonly string[]): boolean {
  return asked(setup, draft).every((player) => passed.includes(player));
}

/** What is left of the answer when `name` changes theirs. */
function reopen(setup: Setup, draft: SuggestionDraft, name: string): SuggestionDraft["answer"] {
  const { answer } = draft;
  if (answer.type !== "shown") return { type: "open" };
  const isAfter = playersBefore(setup, draft, name).includes(answer.by);
  const isStill = answer.by !== name && !isAfter && (setup.answersInAnyOrder || !draft.passed.includes(name));
  return isStill ? answer : { type: "open" };
}

function playersBefore(setup: Setup, draft: SuggestionDraft, name: string): string[] {
  const round = asked(setup, draft);
  return round.slice(0, round.indexOf(name));
}

/** Nobody showed; or, where everyone shows, nobody but those who are already entered. */
export function setNobody(setup: Setup, draft: SuggestionDraft): SuggestionDraft {
  const shows = isForEveryone(setup, draft) ? showsIn(draft) : [];
  const passed = asked(setup, draft).filter((name) => shows.every(({ player }) => player !== name));
  return { ...draft, passed, answer: shows.length === 0 ? { type: "nobody" } : { type: "everyone", shows } };
}

/** The card that a player showed, or null for "not seen". */
export function setSeen(draft: SuggestionDraft, player: string, card: string | null): SuggestionDraft {
  const { answer } = draft;
  const said = card === null ? { card, isUnseen: true } : { card };
  if (answer.type === "shown") return { ...draft, answer: { type: "shown", by: answer.by, ...said } };
  if (answer.type !== "everyone") return draft;
  const shows = answer.shows.map((show) => (show.player === player ? { player, ...said } : show));
  return { ...draft, answer: { ...answer, shows } };
}

/** Whether it was said that a player's card was not seen. */
export function isSaidUnseen({ answer }: SuggestionDraft, player: string): boolean {
  if (answer.type === "shown") return answer.by === player && answer.isUnseen === true;
  return answer.type === "everyone" && answer.shows.some((show) => show.player === player && show.isUnseen === true);
}
