// Answers about moves: what to ask, what to show, whether to accuse, and what would follow if.

import { sayList, sentence } from "@demonstrandum/text";
import { advise } from "../advice/advise.ts";
import { adviseShow } from "../advice/show-card.ts";
import { analyse } from "../analyse.ts";
import { sayCard } from "../rules/say.ts";
import { contestOf } from "../table/contest.ts";
import type { Entry, Log } from "../table/entry.ts";
import type { Setup } from "../table/setup.ts";
import { byKind } from "./about-cards.ts";
import { sayAccuse, sayNext } from "./briefing.ts";
import { estimated, figured, noted, type Said, type Scene } from "./scene.ts";
import { sayChance, sayHolding, sayMany, sayTriple } from "./words.ts";

export function answerAsk({ setup, log, options }: Scene, room?: string): Said {
  const over = sayOver(setup, log);
  if (over !== undefined) return noted([over]);
  const advice = advise(setup, log, { ...options, opponents: false, ...(room !== undefined && { room }) });
  const isExact = advice.mostInformative.exact && advice.suggestions[0]?.exact !== false;
  return { lines: sayNext(setup, advice), isExact };
}

export function answerScore({ setup, log, options }: Scene, cards: readonly [string, string, string]): Said {
  const { suggestions, mostProbable } = advise(setup, log, { ...options, opponents: false });
  const place = suggestions.findIndex((each) => each.cards.join() === cards.join());
  const found = suggestions[place];
  if (!found) return noted(["That is no suggestion of this deck."]);
  const best = suggestions[0];
  return {
    lines: [
      sentence(`${sayTriple(setup, cards)} is number ${place + 1} of ${suggestions.length} suggestions`),
      `After the answer you would name the envelope with ${sayChance(found.success)} on average (now ${sayChance(mostProbable.probability)}).`,
      `Nobody can answer: ${sayChance(found.nobody)}.`,
      ...(best && place > 0
        ? [`The best, ${sayTriple(setup, best.cards)}, would bring ${sayChance(best.success)}.`]
        : []),
    ],
    isExact: found.exact,
  };
}

/** Why there is nothing to ask any more, if so. */
function sayOver(setup: Setup, log: Log): string | undefined {
  const { out, won } = contestOf(log);
  if (won) return `The game is over: it was ${sayTriple(setup, won.cards)}.`;
  if (setup.me === undefined || !out.includes(setup.me)) return undefined;
  return "You accused wrongly, so you ask no more. You still show cards: ask me which.";
}

/** Whether to wait depends on what others may know, unless the envelope is proved. */
export function answerAccuse({ setup, log, options, analysis }: Scene): Said {
  const over = sayOver(setup, log);
  if (over !== undefined) return noted([over]);
  return { lines: sayAccuse(setup, advise(setup, log, options)), isExact: analysis.envelopes.length === 1 };
}

export function supposeEntries(owner: string, cards: readonly string[], holds: boolean): Entry[] {
  return cards.map((card, at) => ({ type: "fact", id: `suppose ${at}`, time: 0, owner, card, holds }));
}

/** Compares what is known now with what would be known then. */
export function answerSuppose({ setup, log, options, analysis }: Scene, entries: readonly Entry[]): Said {
  const then = analyse(setup, [...log, ...entries], { ...options, explain: false });
  if (!then.consistent) return noted(["That cannot be: it contradicts what is known."]);
  if (then.exactness === "rules") return figured(then, ["What would follow is too much to work out."]);
  const [best] = then.envelopes;
  const gained = Object.entries(then.owners).filter(([card]) => analysis.owners[card] === undefined);
  const news = gained.map(([card, owner]) => sayHolding(setup, owner, card));
  return figured(then, [
    sentence(
      `Then ${sayMany(then.envelopes.length, "envelope")} instead of ${analysis.envelopes.length} would be possible`,
    ),
    ...(best
      ? [sentence(`The likeliest would be ${sayTriple(setup, best.cards)}: ${sayChance(best.probability)}`)]
      : []),
    news.length > 0 ? sentence(`You would know that ${sayList(news)}`) : "No further card would be placed for certain.",
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
  const { setup, log } = scene;
  const [suspect, weapon, room] = byKind(scene, cards);
  const who = asker ?? setup.players.find((name) => name !== setup.me);
  if (!suspect || !weapon || !room || who === undefined) {
    return noted(["Tell me what was asked for: a suspect, a weapon and a room, and by whom."]);
  }
  const [best, ...rest] = adviseShow(setup, log, { asker: who, cards: [suspect, weapon, room] });
  if (!best) return noted(["You hold none of these cards."]);
  const reason = best.seenBefore
    ? `${who} has seen it before`
    : `it leaves ${who} with about ${sayMany(best.leaves, "envelope")}`;
  const others = rest.map(({ card, leaves }) => `${sayCard(setup, card)} would leave ${Math.round(leaves)}`);
  return estimated([
    sentence(`Show ${sayCard(setup, best.card)}: ${reason}`),
    ...(others.length > 0 ? [sentence(sayList(others))] : []),
  ]);
}
