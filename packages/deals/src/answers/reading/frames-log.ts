// Frames of questions about the log: who asked, passed and showed, how often, which entry, whose turn, and what has changed.

import type { Question, RankedBy } from "../question.ts";
import type { FrameTable } from "./frame.ts";
import { allOf, cardOf, kindOf, playerOf, showingOf, subjectOf } from "./named.ts";
import type { Sentence } from "./sentence.ts";

const WHEN = "past last first since entry turn again ago know before";

const ASKED: readonly FrameTable[] = [
  {
    needs: ["asked|ask+past|ask+entry|entry+have"],
    takes: `${WHEN} i what who anyone everyone when where entry about card suspect weapon room by have if order`,
    cards: "0-1",
    players: "0-1",
    read: (s) => {
      if (s.cards.length === 0 && (s.number !== undefined || s.has("ago", "first", "last"))) return undefined;
      if (s.has("should")) return undefined;
      if (s.has("who") && s.players.length > 0) return undefined;
      if (s.cards.length + s.players.length === 0 && !s.isMine && !s.has("asked")) return undefined;
      return { kind: "asked", ...playerOf(s), ...cardOf(s) };
    },
  },
  {
    needs: ["many|often", "ask|asked|turn|entry"],
    takes: `${WHEN} i about card have turn what by suspect weapon room anyone everyone seen`,
    cards: "0-1",
    players: "0-1",
    bonus: 1,
    read: (s) => (s.number === undefined ? { kind: "times", what: "asked", ...playerOf(s), ...cardOf(s) } : undefined),
  },
  {
    needs: ["pursue|ask+most|asked+most|asked+often|ask+again|ask+same|ask+why|asked+why|asked+again|ask+habit"],
    takes: `${WHEN} ask asked what why card suspect weapon room habit same again often many mean know learn about possible out could i who everyone anyone`,
    cards: "0-1",
    players: "0-1",
    bonus: 1,
    read: (s) => {
      if (s.has("who")) return undefined;
      if (s.cards.length + s.players.length === 0 && s.has("who", "anyone", "everyone")) return undefined;
      if (
        (s.players.length === 0 && !s.has("ask", "asked")) ||
        s.has("useful", "should", "will", "ago") ||
        (s.has("often") && !s.has("most", "pursue"))
      )
        return undefined;
      return {
        kind: "favorites",
        ...(s.players[0] !== undefined && { player: s.players[0] }),
        ...kindOf(s),
        ...cardOf(s),
      };
    },
  },
  {
    needs: ["ask|asked", "not|nobody"],
    takes: `${WHEN} what card suspect weapon room anyone i about past who by`,
    players: "0-1",
    denial: "may",
    bonus: 1,
    read: (s) => {
      if (s.has("who", "should", "why", "pass", "passed", "last")) return undefined;
      if (s.isDenied === s.has("nobody")) return undefined;
      return { kind: "unasked", ...playerOf(s), ...kindOf(s) };
    },
  },
];

const PASSED: readonly FrameTable[] = [
  {
    needs: ["pass|passed"],
    takes: `${WHEN} who what when anyone everyone card i asked ask about if by nobody entry besides pass passed where suspect weapon room show`,
    cards: "0-1",
    players: "0-2",
    read: (s) => {
      if (s.number !== undefined || s.has("should", "why", "last", "ago", "besides", "nobody")) return undefined;
      const [one, two] = s.players;
      if (two !== undefined || (s.has("asked", "ask") && s.isMine) || (one !== undefined && s.has("who"))) {
        const { by, player } = passersOf(s);
        return by === undefined
          ? undefined
          : { kind: "passed", ...(player !== undefined && { player }), by, ...cardOf(s) };
      }
      return { kind: "passed", ...playerOf(s), ...cardOf(s) };
    },
  },
  {
    needs: ["many|often", "pass|passed"],
    takes: `${WHEN} i card past about by what`,
    cards: "0-1",
    players: "0-1",
    bonus: 2,
    read: (s) => ({ kind: "times", what: "passed", ...playerOf(s), ...cardOf(s) }),
  },
];

/** Who passed when whom asked. */
function passersOf({ mentions, me }: Sentence): { readonly by?: string; readonly player?: string } {
  let by: string | undefined;
  let player: string | undefined;
  let waiting: string | undefined;
  for (const { concepts, player: name } of mentions) {
    if (name !== undefined) waiting = name;
    else if (concepts.includes("i")) waiting = me;
    else if (concepts.includes("asked") || concepts.includes("ask") || concepts.includes("entry")) {
      by ??= waiting;
      waiting = undefined;
    } else if (concepts.includes("passed") || concepts.includes("pass")) {
      player ??= waiting;
      waiting = undefined;
    }
  }
  return { ...(by !== undefined && { by }), ...(player !== undefined && { player }) };
}

const SHOWN: readonly FrameTable[] = [
  {
    needs: ["showed|seen|show+past|show+anyone|show+who|show+what"],
    takes: `past last since again know before ago what who i my anyone everyone card many others nobody to by from when where have hand could possible suspect weapon room only it secret show entry ask`,
    cards: "0-1",
    players: "0-2",
    read: (s) => {
      if (s.number !== undefined || s.has("should", "why", "ago", "most")) return undefined;
      if (
        (s.has("last") && s.has("entry") && (s.players.length === 0 || ownsEntry(s))) ||
        (s.has("could") && s.has("show") && !s.has("showed") && s.has("who"))
      )
        return undefined;
      if (s.cards.length === 0 && s.players.length === 0 && !s.isMine && !s.has("who", "what", "anyone"))
        return undefined;
      const showing = showingOf(s);
      const { by, to } = s.has("others", "nobody") && s.isMine ? showing : showing;
      if (by === undefined && to === undefined && s.cards.length === 0 && !s.has("who")) return undefined;
      return {
        kind: "shown",
        ...(by !== undefined && { by }),
        ...(to !== undefined && { to }),
        ...cardOf(s),
        ...(s.has("last") && { last: true as const }),
      };
    },
  },
  {
    needs: ["many|often", "show|showed|seen+to"],
    takes: `${WHEN} i card what seen to from anyone have by`,
    cards: "0-1",
    players: "0-2",
    bonus: 1,
    read: (s) => {
      const { by, to } = showingOf(s);
      return {
        kind: "times",
        what: "shown",
        ...(by !== undefined && { player: by }),
        ...(to !== undefined && to !== by && { to }),
        ...cardOf(s),
      };
    },
  },
  {
    needs: ["many|often", "nobody", "show|showed|have|pass|passed"],
    takes: `${WHEN} card ask asked what could`,
    denial: "may",
    bonus: 2,
    read: () => ({ kind: "times", what: "nobody" }),
  },
  {
    needs: ["nobody|not+showed|not+show|everyone+pass|everyone+passed|out", "show|showed|have|pass|passed|useless"],
    takes: `${WHEN} what when ask asked could i card entry`,
    players: "0-1",
    denial: "may",
    bonus: 1,
    read: (s) =>
      (s.has("entry", "when") || (s.has("ask", "asked") && s.has("show", "showed", "pass", "passed"))) &&
      !s.has("who", "last")
        ? { kind: "unanswered", ...(subjectOf(s) !== undefined && { by: subjectOf(s) ?? "" }) }
        : undefined,
  },
  {
    needs: ["seen", "i"],
    takes: `${WHEN} what card suspect weapon room many have sure`,
    bonus: 2,
    read: (s) => (s.has("last", "showed", "who") ? undefined : { kind: "seen", ...kindOf(s) }),
  },
  {
    needs: ["showed|show", "unknown|secret|not+know"],
    takes: `${WHEN} what card who sure know many others could possible either`,
    players: "0-1",
    denial: "may",
    read: (s) => (s.isMine ? undefined : { kind: "hidden", ...(s.players[0] !== undefined && { by: s.players[0] }) }),
  },
];

const ENTRIES: readonly FrameTable[] = [
  {
    needs: ["entry|ordinal|number|last|first|ago|before"],
    takes: `${WHEN} what who when change ask asked show showed pass passed seen i my about mean useful useless again number ordinal card anyone nobody possible it suspect weapon room where learn have or know by to envelope out pursue new help summary next`,
    players: "0-3",
    read: (s) => entryOf(s),
  },
];

/** "Ben's last question", and not "what did Ben show last round". */
const ownsEntry = ({ mentions }: Sentence): boolean =>
  mentions.some(({ player }, at) => player !== undefined && ["'s", "的"].includes(mentions[at + 1]?.word ?? ""));

function entryOf(s: Sentence): Question | undefined {
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
    read: (s) => (s.has("know", "card", "hand", "should") ? undefined : { kind: "order" }),
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
const isOfEntries = (s: Sentence): boolean =>
  s.has("past", "showed") || s.mentions.some(({ concepts }) => concepts.includes("entry") && !concepts.includes("ask"));

const RANKED: readonly (readonly [RankedBy, (s: Sentence) => boolean])[] = [
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
      const named = allOf(s);
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
      return what === undefined || s.kinds.length > 0 ? undefined : { kind: "rank", what };
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
    needs: ["unknown|not+known|not+know|not+seen"],
    takes: `card what many where who have sure know past left seen i known could possible it`,
    denial: "may",
    bonus: 2,
    read: (s) => (s.kinds.length === 0 && s.has("card", "where", "who") ? { kind: "unplaced" } : undefined),
  },
  {
    needs: ["known", "card|where|suspect|weapon|room|who"],
    takes: `what many have card sure past where who suspect weapon room out`,
    bonus: 2,
    read: (s) => (s.has("what", "where", "many") && !s.has("who") ? { kind: "placed", ...kindOf(s) } : undefined),
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
            ...kindOf(s),
          }
        : undefined,
  },
];

export const LOG_FRAMES: readonly FrameTable[] = [
  ...ASKED,
  ...PASSED,
  ...SHOWN,
  ...ENTRIES,
  ...TABLE,
  ...RANKS,
  ...LISTS,
];
