// Answers about moves: what to ask, what to show, whether to accuse, and what would follow if.

import { advise } from "../advice/advise.ts";
import { adviseShow } from "../advice/show-card.ts";
import { analyse } from "../analyse.ts";
import { contestOf } from "../table/contest.ts";
import type { Entry } from "../table/entry.ts";
import { byKind } from "./about-cards.ts";
import { sayAccuse, sayNext } from "./briefing.ts";
import { estimated, figured, isProved, noted, type Said, type Scene } from "./scene.ts";

export function answerAsk(scene: Scene, room?: string): Said {
  const { words, setup, log, options } = scene;
  const over = sayOver(scene);
  if (over !== undefined) return noted([over]);
  const advice = advise(setup, log, { ...options, opponents: false, ...(room !== undefined && { room }) });
  const isExact = advice.mostInformative.exact && advice.suggestions[0]?.exact !== false;
  return { lines: sayNext(words, setup, advice), isExact };
}

export function answerScore(
  { words, say, setup, log, options }: Scene,
  cards: readonly [string, string, string],
): Said {
  const { suggestions, mostProbable } = advise(setup, log, { ...options, opponents: false });
  const place = suggestions.findIndex((each) => each.cards.join() === cards.join());
  const found = suggestions[place];
  if (!found) return noted([words.noSuchSuggestion]);
  const best = suggestions[0];
  return {
    lines: [
      words.suggestionPlace(say.cards(cards), place + 1, suggestions.length),
      words.namedAfter(found.success, mostProbable.probability),
      words.nobodyAnswers(found.nobody),
      ...(best && place > 0 ? [words.bestWouldBring(say.cards(best.cards), best.success)] : []),
    ],
    isExact: found.exact,
  };
}

/** Why there is nothing to ask any more, if so. */
function sayOver({ words, say, setup, log }: Scene): string | undefined {
  const { out, won } = contestOf(log);
  if (won) return words.gameOver(say.cards(won.cards));
  return setup.me === undefined || !out.includes(setup.me) ? undefined : words.youAreOut;
}

/** Whether to wait depends on what others may know, unless the envelope is proved. */
export function answerAccuse(scene: Scene, cards?: readonly string[]): Said {
  const { words, say, setup, analysis, adviseAll } = scene;
  const over = sayOver(scene);
  if (over !== undefined) return noted([over]);
  const advice = adviseAll();
  const isExact = advice.accuse.isRiskExact && advice.suggestions[0]?.exact !== false;
  const these = analysis.envelopes.find((envelope) => cards !== undefined && envelope.cards.join() === cards.join());
  const own = cards === undefined ? [] : [words.accuseChance(say.cards(cards), these?.probability ?? 0)];
  return { lines: [...own, ...sayAccuse(words, setup, advice)], isExact: isExact || isProved(analysis) };
}

export function supposeEntries(owner: string, cards: readonly string[], holds: boolean): Entry[] {
  return cards.map((card, at) => ({ type: "fact", id: `suppose ${at}`, time: 0, owner, card, holds }));
}

/** Compares what is known now with what would be known then. */
export function answerSuppose({ words, say, setup, log, options, analysis }: Scene, entries: readonly Entry[]): Said {
  const then = analyse(setup, [...log, ...entries], { ...options, explain: false });
  if (!then.consistent) return noted([words.contradicts]);
  if (then.exactness === "rules") return figured(then, [words.tooMuchIf]);
  const [best] = then.envelopes;
  const gained = Object.entries(then.owners).filter(([card]) => analysis.owners[card] === undefined);
  return figured(then, [
    words.envelopesIf(then.envelopes.length, analysis.envelopes.length),
    ...(best ? [words.likeliestIf(say.cards(best.cards), best.probability)] : []),
    words.knownIf(gained.map(([card, owner]) => say.holding(owner, card))),
  ]);
}

export function answerNobody(scene: Scene, cards: readonly string[]): Said {
  const others = scene.setup.players.filter((name) => name !== scene.setup.me);
  const named = (owner: string) => (entry: Entry) => ({ ...entry, id: `${owner} ${entry.id}` });
  return answerSuppose(
    scene,
    others.flatMap((owner) => supposeEntries(owner, cards, false).map(named(owner))),
  );
}

export function answerShow(scene: Scene, cards: readonly string[], asker?: string): Said {
  const { words, say, setup, log } = scene;
  const [suspect, weapon, room] = byKind(scene, cards);
  const who = asker ?? setup.players.find((name) => name !== setup.me);
  if (!suspect || !weapon || !room || who === undefined) return noted([words.askWhatWasAsked]);
  const [best, ...rest] = adviseShow(setup, log, { asker: who, cards: [suspect, weapon, room] });
  if (!best) return noted([words.youHoldNone]);
  const others = rest.map(({ card, leaves }) => ({ card: say.card(card), leaves }));
  return estimated([
    words.show(say.card(best.card), who, best.seenBefore, best.leaves),
    ...(others.length > 0 ? [words.otherShows(others)] : []),
  ]);
}
