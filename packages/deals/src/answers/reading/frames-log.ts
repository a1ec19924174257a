// Frames of questions about what was asked, passed and shown: what, by whom, how often.

import { type FrameTable, WHEN } from "./frame.ts";
import { asksThemselves, cardOf, namedKind, ownsEntry, playerOf, showingOf, subjectOf } from "./named.ts";
import type { AskedSentence } from "./sentence.ts";

const ASKED: readonly FrameTable[] = [
  {
    needs: ["asked|ask+past|ask+entry|entry+have"],
    takes: `${WHEN} i what who anyone everyone when where entry about card suspect weapon room by have if order`,
    cards: "0-1",
    players: "0-1",
    read: (s) => {
      if (s.cards.length === 0 && (s.number !== undefined || s.has("ago", "first", "last"))) return undefined;
      if (s.has("should") || (s.players.length > 0 && (s.has("who") || asksThemselves(s)))) return undefined;
      if (s.cards.length + s.players.length === 0 && !s.isMine && !s.has("asked")) return undefined;
      return { kind: "asked", ...playerOf(s), ...cardOf(s) };
    },
  },
  {
    needs: ["many|often", "ask|asked|turn|entry"],
    takes: `${WHEN} i about card have turn what by suspect weapon room anyone everyone seen we habit`,
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
        ...namedKind(s),
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
      return { kind: "unasked", ...playerOf(s), ...namedKind(s) };
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
function passersOf({ mentions, me }: AskedSentence): { readonly by?: string; readonly player?: string } {
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
      const { by, to } = showingOf(s);
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
    read: (s) => (s.has("last", "showed", "who") ? undefined : { kind: "seen", ...namedKind(s) }),
  },
  {
    needs: ["showed|show", "unknown|secret|not+know"],
    takes: `${WHEN} what card who sure know many others could possible either`,
    players: "0-1",
    denial: "may",
    read: (s) => (s.isMine ? undefined : { kind: "hidden", ...(s.players[0] !== undefined && { by: s.players[0] }) }),
  },
];

export const LOG_FRAMES: readonly FrameTable[] = [...ASKED, ...PASSED, ...SHOWN];
