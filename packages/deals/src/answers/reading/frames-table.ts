// Frames of questions about the table as it stands: an entry, mistakes, turns, what has changed, who did most, lists of cards.

import type { Question, RankedBy } from "../question.ts";
import { type FrameTable, WHEN } from "./frame.ts";
import { allNamed, namedKind, ownsEntry, subjectOf } from "./named.ts";
import type { AskedSentence } from "./sentence.ts";

const ENTRIES: readonly FrameTable[] = [
  {
    needs: ["entry|ordinal|number|last|first|ago|before"],
    takes: `${WHEN} what who when change ask asked show showed pass passed seen i my about mean useful useless again number ordinal card anyone nobody possible it suspect weapon room where learn have or know by to envelope out pursue new help summary next`,
    players: "0-3",
    read: (s) => entryOf(s),
  },
];

function entryOf(s: AskedSentence): Question | undefined {
  const { number, players } = s;
  if (s.has("if", "since", "should", "most", "next", "conflict") || (s.has("could") && !s.has("what")))
    return undefined;
  const about = (names: readonly string[]) =>
    names.length === 0 ? {} : { about: names.length === 1 ? (names[0] ?? "") : names };
  const [asker] = players;
  const own = asker ?? (s.isMine ? s.me : undefined);
  if (number !== undefined && !(own !== undefined && s.has("ordinal")))
    return { kind: "entry", number, ...about(players) };
  if (number !== undefined && own !== undefined) return { kind: "entry", by: own, nth: number };
  if (s.has("first") && (s.has("ask", "asked", "entry") || (players.length === 0 && s.mentions.length < 5)))
    return own === undefined ? { kind: "entry", number: 1 } : { kind: "entry", by: own, nth: 1 };
  if (!s.has("last", "ago")) return undefined;
  if (s.has("show", "showed", "seen") && !(s.has("entry") && (players.length === 0 || ownsEntry(s)))) return undefined;
  if (players.length > 0 && !ownsEntry(s) && s.has("my")) return undefined;
  const asks = s.mentions.findIndex(
    ({ concepts }) => concepts.includes("entry") || concepts.includes("asked") || concepts.includes("ask"),
  );
  if (asks < 0 && own !== undefined) return undefined;
  const back = s.has("ago") ? 1 : 0;
  return {
    kind: "entry",
    ...(own !== undefined && { by: own }),
    ...(back > 0 && { back }),
    ...about(players.slice(1)),
  };
}

const TABLE: readonly FrameTable[] = [
  {
    needs: ["conflict"],
    takes: `${WHEN} what i my where entry card known know anyone it hand summary could possible who have and show sure good should number others`,
    denial: "may",
    read: () => ({ kind: "conflict" }),
  },
  {
    needs: ["turn|next|order+who"],
    takes: `i my who what when turn next order ask before should it past`,
    read: (s) =>
      (s.has("who", "turn", "my") || (s.has("i") && s.mentions.length < 6)) && !s.has("ago", "since")
        ? { kind: "turn" }
        : undefined,
  },
  {
    needs: ["after|next", "who|turn"],
    takes: `turn order i my after ask next show showed should could left`,
    players: "0-1",
    bonus: 1,
    read: (s) => {
      const after = subjectOf(s);
      return after === undefined ? undefined : { kind: "turn", after };
    },
  },
  {
    needs: ["order|turn+many|turn+much|turn+before|turn+when|before+who"],
    takes: `what who many much left i my turn before we next entry number habit go last each`,
    bonus: 1,
    read: (s) =>
      s.has("know", "card", "hand", "should") || (s.has("turn") && s.has("many") && !s.has("i", "my", "left", "before"))
        ? undefined
        : { kind: "order" },
  },
  {
    needs: ["hand|card|known", "who|anyone|everyone|what", "known|sure|know"],
    takes: `have past possible each hand card it`,
    bonus: 1,
    read: (s) =>
      s.kinds.length === 0 &&
      !s.isMine &&
      s.has("hand", "who", "anyone", "everyone") &&
      (s.has("hand", "card") || (s.has("known") && s.has("sure")))
        ? { kind: "hands" }
        : undefined,
  },
  {
    needs: ["change|new|learn|known+since|since"],
    takes: `${WHEN} what i my turn entry since change new learn known from about anyone ask asked sure summary out have it number ordinal`,
    bonus: 1,
    read: (s) => {
      if (s.number !== undefined) return s.has("since", "after") ? { kind: "changed", since: s.number } : undefined;
      return s.has("since", "last", "change", "new") &&
        !s.has("should", "if") &&
        s.has("what", "since", "new", "last") &&
        (s.has("since", "new", "my", "i") || !s.has("entry"))
        ? { kind: "changed" }
        : undefined;
    },
  },
  {
    needs: ["useful|mean+most|known+most|learn+most", "entry|ask|asked", "most|best|more|useful"],
    takes: `${WHEN} what who i past best most card`,
    bonus: 2,
    read: (s) =>
      s.has("should", "next", "if", "will", "could", "since", "last") ||
      s.number !== undefined ||
      s.has("my") ||
      !isOfEntries(s)
        ? undefined
        : { kind: "worth" },
  },
  {
    needs: ["useless|not+useful|not+mean", "entry|ask|asked"],
    takes: `${WHEN} what who i past useful mean`,
    denial: "may",
    bonus: 1,
    read: (s) => (s.has("should", "next") || s.number !== undefined ? undefined : { kind: "worth", least: true }),
  },
];

/** "Which entry is most useful", but not "what is the most useful suggestion". */
const isOfEntries = (s: AskedSentence): boolean =>
  s.has("past", "showed") || s.mentions.some(({ concepts }) => concepts.includes("entry") && !concepts.includes("ask"));

const RANKED: readonly (readonly [RankedBy, (s: AskedSentence) => boolean])[] = [
  ["passed", (s) => s.has("pass", "passed")],
  ["shown", (s) => s.has("show", "showed")],
  ["known", (s) => s.has("known", "unknown") && s.has("we", "about", "i", "hand")],
  ["asked", (s) => s.has("asked", "ask")],
  ["cards", (s) => s.has("card", "hand", "have")],
];

const RANKS: readonly FrameTable[] = [
  {
    needs: [
      "most|more|least|less|same|each|than|everyone+card",
      "card|hand|have|pass|passed|show|showed|ask|asked|known|know|often|turn",
    ],
    takes: `${WHEN} who what anyone i my many often and or same each than past much about card have everyone known`,
    players: "0+",
    bonus: 1,
    read: (s) => {
      const what = RANKED.find(([, is]) => is(s))?.[0];
      const named = allNamed(s);
      const isOfAll = named.length === 0 && s.has("who", "each", "anyone", "everyone");
      if (what === undefined || s.kinds.length > 0 || !(named.length > 1 || isOfAll) || s.has("should", "if"))
        return undefined;
      return { kind: "rank", what, ...(named.length > 1 && { among: named }) };
    },
  },
  {
    needs: ["who|everyone|anyone", "not", "showed|show|pass|passed|ask|asked|turn"],
    takes: `${WHEN} card`,
    denial: "may",
    bonus: 1,
    read: (s) => {
      const what = RANKED.find(([, is]) => is(s))?.[0];
      return what === undefined || s.isMine || s.cards.length > 0 || s.kinds.length > 0
        ? undefined
        : { kind: "rank", what };
    },
  },
];

const LISTS: readonly FrameTable[] = [
  {
    needs: ["who", "not", "known|know", "about"],
    takes: "we i what",
    denial: "must",
    bonus: 2,
    read: (s) =>
      s.cards.length + s.players.length === 0 && !s.has("hand", "card") ? { kind: "rank", what: "known" } : undefined,
  },
  {
    needs: ["unknown|left+many|not+known|not+know|not+seen"],
    takes: `card learn what many where who have sure know past left seen i known could possible it`,
    denial: "may",
    bonus: 2,
    read: (s) => (s.kinds.length === 0 && s.has("card", "where", "who") ? { kind: "unplaced" } : undefined),
  },
  {
    needs: ["known", "card|where|suspect|weapon|room|who"],
    takes: `what many have card sure past where who suspect weapon room out`,
    bonus: 2,
    read: (s) => (s.has("what", "where", "many") && !s.has("who") ? { kind: "placed", ...namedKind(s) } : undefined),
  },
  {
    needs: ["nobody|not+anyone|not+everyone|not+others", "have|hand|what"],
    takes: `what card could sure possible suspect weapon room past known many who everyone anyone others i`,
    denial: "may",
    read: (s) =>
      s.has("what", "card") && !s.has("show", "ask")
        ? {
            kind: "none",
            ...(s.has("others") && { players: s.everybody.filter((name) => name !== s.me) }),
            ...namedKind(s),
          }
        : undefined,
  },
];

export const TABLE_FRAMES: readonly FrameTable[] = [...ENTRIES, ...TABLE, ...RANKS, ...LISTS];
