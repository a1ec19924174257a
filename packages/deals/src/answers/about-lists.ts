// Answers that list: the seats, what I have seen, what is known or nobody has, what was never asked, and which entries told most.

import { suggestionsOf } from "../advice/patterns.ts";
import { contestOf } from "../table/contest.ts";
import { type CardKind, cardsOf } from "../table/deck.ts";
import { showsOf } from "../table/entry.ts";
import { isOfCell, sayEntry } from "./about-log.ts";
import type { QuestionOf } from "./question.ts";
import { figured, noted, type Said, type Scene } from "./scene.ts";
import { shownCard } from "./shown-card.ts";

const idsOf = ({ setup }: Scene, of?: CardKind): string[] =>
  cardsOf(setup.deck).flatMap(({ id, kind }) => (of === undefined || kind === of ? [id] : []));

/** In which order all sit, and how many turns it takes until mine. */
export function answerOrder({ words, say, setup, log }: Scene): Said {
  const { players, me, dealer } = setup;
  const last = suggestionsOf(log).at(-1)?.by ?? dealer;
  const { out } = contestOf(log);
  const round =
    last === undefined ? [] : players.map((_, at) => players[(players.indexOf(last) + 1 + at) % players.length] ?? "");
  const waiting = round.filter((name) => !out.includes(name));
  const turns = me === undefined || !waiting.includes(me) ? undefined : waiting.indexOf(me);
  return noted([
    words.order(
      players.map((name) => say.holder(name).said),
      turns,
    ),
  ]);
}

/** Suggestions that nobody answered. */
export function answerUnanswered(scene: Scene, { by }: QuestionOf<"unanswered">): Said {
  const { words, log, analysis } = scene;
  const open = suggestionsOf(log).filter(
    (entry) => showsOf(entry).length === 0 && (by === undefined || entry.by === by),
  );
  if (open.length === 0) return noted([words.noneUnanswered]);
  return figured(
    analysis,
    open.map((entry) => words.entry(log.indexOf(entry) + 1, sayEntry(scene, entry))),
  );
}

/** My own cards, and those that I was shown. */
export function answerSeen(scene: Scene, { of }: QuestionOf<"seen">): Said {
  const { words, say, setup, log, analysis } = scene;
  const { me } = setup;
  if (me === undefined) return noted([words.nothingShown]);
  const shown = suggestionsOf(log)
    .filter(({ by }) => by === me)
    .flatMap((entry) => showsOf(entry).flatMap((show) => show.card ?? shownCard(analysis, entry, show) ?? []));
  const ids = idsOf(scene, of);
  const own = ids.filter((id) => analysis.matrix[id]?.players[me] === "owned");
  const others = ids.filter((id) => shown.includes(id));
  return noted([words.seenByMe(say.cards(own), say.cards(others))]);
}

/** Cards that none of some players has. */
export function answerNone(scene: Scene, { players, of }: QuestionOf<"none">): Said {
  const { words, say, setup, analysis } = scene;
  const who = players ?? setup.players;
  const lacking = idsOf(scene, of).filter((id) =>
    who.every((name) => analysis.matrix[id]?.players[name] === "not_owned"),
  );
  return figured(analysis, [
    words.noneHave(
      who.map((name) => say.holder(name).said),
      say.cards(lacking),
    ),
  ]);
}

/** Cards of which it is known where they are. */
export function answerPlaced(scene: Scene, { of }: QuestionOf<"placed">): Said {
  const { words, say, analysis } = scene;
  const known = idsOf(scene, of).filter((id) => analysis.owners[id] !== undefined);
  const owners = [...new Set(known.map((id) => analysis.owners[id] ?? ""))];
  const rows = owners.map((owner) => ({
    holder: say.holder(owner),
    cards: say.cards(known.filter((id) => analysis.owners[id] === owner)),
  }));
  return figured(analysis, [words.placed(rows, idsOf(scene, of).length - known.length)]);
}

/** Cards that no suggestion named. */
export function answerUnasked(scene: Scene, { player, of }: QuestionOf<"unasked">): Said {
  const { words, say, log } = scene;
  const named: readonly string[] = suggestionsOf(log)
    .filter(({ by }) => player === undefined || by === player)
    .flatMap(({ cards }) => cards);
  const left = idsOf(scene, of).filter((id) => !named.includes(id));
  return noted([words.unasked(player === undefined ? undefined : say.holder(player), say.cards(left))]);
}

/** Cards that were shown unseen, and are not known yet. */
export function answerHidden({ words, say, setup, log, analysis }: Scene, { by }: QuestionOf<"hidden">): Said {
  const lines = suggestionsOf(log).flatMap((entry) =>
    showsOf(entry)
      .filter(({ player }) => (by === undefined ? player !== setup.me : player === by))
      .filter((show) => shownCard(analysis, entry, show) === undefined)
      .map(({ player }) => {
        const may = entry.cards.filter((card) => analysis.matrix[card]?.players[player] !== "not_owned");
        return words.showedHidden(say.holder(player).said, say.holder(entry.by).said, say.cards(may));
      }),
  );
  return figured(analysis, lines.length > 0 ? lines : [words.nothingHidden]);
}

/** So many entries are told at once. */
const MOST = 3;

/** Which entries made most certain, or nothing. */
export function answerWorth({ words, log, analysis }: Scene, { least }: QuestionOf<"worth">): Said {
  const facts = analysis.deductions.filter(isOfCell);
  const rows = log.map((entry, at) => ({
    number: at + 1,
    count: facts.filter((fact) => fact.entry === entry.id).length,
  }));
  if (least)
    return figured(analysis, [words.taughtNothing(rows.flatMap(({ number, count }) => (count ? [] : number)))]);
  const most = rows.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
  return figured(analysis, [words.taughtMost(most.slice(0, MOST))]);
}
