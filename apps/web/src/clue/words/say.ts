// Sentences that only the page needs: what happened in an entry, where a deduction comes from, how long ago.
import {
  type Claim,
  cardsOf,
  type Entry,
  type Setup,
  type Suggestion,
  sayCard,
  sayClaim,
  sayHolder,
  sayList,
  sentence,
  showsOf,
} from "@demonstrandum/deals";

export const cardName = ({ deck }: Setup, id: string): string =>
  cardsOf(deck).find((card) => card.id === id)?.name ?? id;

export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString("en")} ${count === 1 ? one : many}`;

/** A claim as a whole sentence. */
export const tellClaim = (setup: Setup, claim: Claim): string => sentence(sayClaim(setup, claim));

/** When something became known, by the clock: "14:32"; nothing for what the setup says. */
export function sayClock(time: number): string {
  return time < 1e12
    ? ""
    : new Date(time).toLocaleTimeString("en", { hour: "2-digit", minute: "2-digit", hour12: false });
}

/** What happened, in one or two short sentences. */
export function tellEntry(setup: Setup, entry: Entry): string {
  const asked = (cards: readonly string[]) => cards.map((card) => cardName(setup, card)).join(", ");
  if (entry.type === "fact") return `You know: ${tellClaim(setup, { ...entry, kind: "cell" })}`;
  if (entry.type === "link") {
    const cards = entry.cards.map((card) => sayCard(setup, card));
    return `You know: ${sayHolder(setup, entry.player)} has ${sayList(cards, "or")}.`;
  }
  if (entry.type === "accusation") {
    const by = entry.by === null ? "someone" : sayHolder(setup, entry.by);
    return sentence(`${by} accused ${asked(entry.cards)}: ${entry.correct ? "right" : "wrong"}`);
  }
  return `${sentence(`${sayHolder(setup, entry.by)} asked for ${asked(entry.cards)}`)} ${sayAnswers(setup, entry)}`;
}

function sayAnswers(setup: Setup, entry: Suggestion): string {
  const names = entry.passed.map((name) => sayHolder(setup, name));
  const passes = names.length === 0 ? [] : [`${sayList(names)} passed`];
  const shows = showsOf(entry).map(
    ({ player, card }) => `${sayHolder(setup, player)} showed ${card === null ? "a card" : sayCard(setup, card)}`,
  );
  return sentence([...passes, ...(shows.length === 0 ? ["nobody showed a card"] : shows)].join("; "));
}

export function sayWhichCard({ me }: Setup, asker: string | null, shower: string): string {
  if (shower === me) return "Which card did you show?";
  return `Which card did ${shower} show${asker === me ? " you" : ""}?`;
}

/** A number of any size as people say it: "9,324", "12.6 million", "160,000 trillion". */
export function roundCount(count: number): string {
  if (count < 1e6) return count.toLocaleString("en");
  const rounded = Number(count.toPrecision(3));
  return rounded.toLocaleString("en", { notation: "compact", compactDisplay: "long", maximumSignificantDigits: 3 });
}

/** How long ago, roughly. */
export function sayWhen(time: number, now: number): string {
  const minutes = Math.floor((now - time) / 60_000);
  if (minutes < 1) return "just now";
  if (minutes < 60) return `${minutes} min ago`;
  if (minutes < 60 * 24) return `${Math.floor(minutes / 60)} h ago`;
  return new Date(time).toLocaleDateString("en", { day: "numeric", month: "short", year: "numeric" });
}
