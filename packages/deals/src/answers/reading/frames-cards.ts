// Frames of questions about cards: who has them, whether somebody has one, what a hand or the envelope holds, and why.

import { ENVELOPE } from "../../table/setup.ts";
import type { Question } from "../question.ts";
import type { FrameTable } from "./frame.ts";
import { allNamed, namedKind, subjectOf } from "./named.ts";
import type { AskedSentence } from "./sentence.ts";

const HOLD = "have hand card";
const LIKELY = "could chance sure possible left most number it past will";
const MOOD = `${LIKELY} known`;
const CRIME = "culprit crimeWeapon scene deed envelope it suspect weapon room";

/** Asked of the envelope, in one of many words. */
const INSIDE =
  "suspect|weapon|room|number|envelope|culprit|crimeWeapon|scene|deed|it|innocent|out|possible|chance|sure";

const isInside = ({ has }: AskedSentence): boolean =>
  has("envelope", "culprit", "crimeWeapon", "scene", "deed", "it", "innocent", "out", "possible", "number");

/** "Does Ben know that I have it": asked of my hand, whoever is named. */
const isOfMine = ({ mentions }: AskedSentence): boolean => {
  const player = mentions.findIndex((each) => each.player !== undefined);
  return mentions.some(({ concepts }, at) => at > player && concepts.includes("i"));
};

const amongThem = ({ players }: AskedSentence) => (players.length > 0 ? { among: players } : {});

/** "Ruled out" denies, and so does "not". */
const holdsOf = ({ isDenied, has }: AskedSentence): { readonly holds?: false } =>
  isDenied !== has("out", "innocent") ? { holds: false } : {};

const first = ([one]: readonly string[]): string => one ?? "";

const cellOf = (owner: string, sentence: AskedSentence): Question => ({
  kind: "cell",
  owner,
  card: first(sentence.cards),
  ...holdsOf(sentence),
});

const cellsOf = (owner: string | undefined, { cards }: AskedSentence): Question | undefined =>
  owner === undefined ? undefined : { kind: "cells", owner, cards };

const OWNERS: readonly FrameTable[] = [
  {
    needs: ["who|where|anyone|everyone|others"],
    takes: `${HOLD} ${MOOD} only besides i my suspect weapon room and should between or either show envelope each what`,
    cards: "1",
    read: (s) =>
      s.has("culprit") || (s.has("show") && !s.has("could")) || (s.has("past") && s.has("show"))
        ? undefined
        : { kind: "owner", card: first(s.cards) },
  },
  {
    needs: ["who|or|either|both|have|between"],
    takes: `${HOLD} ${MOOD} more or either both and between what each suspect weapon room anyone than`,
    cards: "1",
    players: "2+",
    read: (s) => ({ kind: "owner", card: first(s.cards), ...amongThem(s) }),
  },
  {
    needs: ["or|either"],
    takes: `${HOLD} ${MOOD} who where either envelope`,
    cards: "1",
    players: "1",
    bonus: 1,
    read: (s) =>
      s.has("envelope")
        ? { kind: "owner", card: first(s.cards), among: [...s.players, ENVELOPE] }
        : s.isMine && s.me !== undefined
          ? { kind: "owner", card: first(s.cards), among: allNamed(s) }
          : undefined,
  },
  // A card alone, or its chance.
  {
    needs: [],
    takes: "chance sure possible what about many much how card summary known",
    cards: "1",
    bonus: -1,
    read: (s) => (s.mentions[0]?.concepts.includes("and") ? undefined : { kind: "owner", card: first(s.cards) }),
  },
  {
    needs: ["who|where|anyone|everyone|nobody"],
    takes: `${HOLD} ${MOOD} out innocent what suspect weapon room`,
    cards: "1",
    denial: "may",
    read: (s) =>
      s.has("nobody") && !s.isDenied
        ? { kind: "cell", owner: ENVELOPE, card: first(s.cards) }
        : s.isDenied !== s.has("out") || s.has("nobody")
          ? { kind: "lacks", card: first(s.cards) }
          : undefined,
  },
  {
    needs: ["not|nobody"],
    takes: `${HOLD} ${MOOD} or either both and who what between`,
    cards: "1",
    players: "2+",
    denial: "may",
    read: (s) => ({ kind: "lacks", card: first(s.cards), ...amongThem(s) }),
  },
];

const CELLS: readonly FrameTable[] = [
  {
    needs: [],
    takes: `${HOLD} ${LIKELY} out innocent suspect weapon room only or what how many much own than`,
    cards: "1",
    players: "1",
    denial: "may",
    read: (s) => (isOfMine(s) ? undefined : cellOf(first(s.players), s)),
  },
  {
    needs: ["my|i+have|i+hand"],
    takes: `${MOOD} have hand card suspect weapon room`,
    cards: "1",
    denial: "may",
    bonus: 1,
    read: (s) => (s.me === undefined ? undefined : cellOf(s.me, s)),
  },
  {
    needs: [INSIDE],
    takes: `${CRIME} ${MOOD} card have more less innocent out what how and most many much nobody than`,
    cards: "1",
    denial: "may",
    read: (s) =>
      !(s.has("many") && s.has("envelope")) &&
      (isInside(s) || (s.kinds.length > 0 && !s.has("who", "where", "have", "what")))
        ? cellOf(ENVELOPE, s)
        : undefined,
  },
  {
    needs: [],
    takes: `${HOLD} ${MOOD} ${CRIME} or and both either what more less than between only out many`,
    cards: "2+",
    players: "1",
    denial: "may",
    read: (s) => cellsOf(first(s.players), s),
  },
  {
    needs: ["i|my", "have|hand"],
    takes: `${MOOD} card or and both either what between`,
    cards: "2+",
    denial: "may",
    bonus: 1,
    read: (s) => cellsOf(s.me, s),
  },
  {
    needs: [],
    takes: `${CRIME} ${MOOD} card have or and both either what more less than between innocent out same who`,
    cards: "2+",
    denial: "may",
    read: (s) => (s.has("who") && s.has("have") ? undefined : cellsOf(ENVELOPE, s)),
  },
];

const HANDS: readonly FrameTable[] = [
  {
    needs: ["have|hand|card|about|known|possible|chance|summary"],
    takes: `${HOLD} ${MOOD} what about many much my again own should i summary everyone unknown`,
    players: "0-1",
    read: (s) => {
      const player = subjectOf(s);
      if (
        player === undefined ||
        s.kinds.length > 0 ||
        s.has("seen", "show", "showed") ||
        (s.has("know") && !s.has("about", "hand", "card", "we"))
      )
        return undefined;
      return s.players.length === 0 && !s.has("have", "hand", "card") ? undefined : { kind: "hand", player };
    },
  },
  {
    needs: ["not|out"],
    takes: `${HOLD} ${MOOD} what many i suspect weapon room out`,
    players: "0-1",
    denial: "may",
    read: (s) => {
      const player = subjectOf(s);
      if (player === undefined || s.isDenied === s.has("out") || (s.players.length === 0 && !s.has("have", "hand")))
        return undefined;
      if (s.has("know")) return undefined;
      const { of } = namedKind(s);
      if (of !== undefined && !s.has("what", "out", "many")) return undefined;
      return { kind: "without", player, ...namedKind(s) };
    },
  },
  {
    needs: ["suspect|weapon|room", "have|hand|possible|chance|could"],
    takes: `${HOLD} ${MOOD} what many anyone own`,
    players: "0-1",
    bonus: 1,
    read: (s) => {
      const player = subjectOf(s);
      const { of } = namedKind(s);
      return player === undefined || of === undefined || (s.players.length === 0 && !s.has("have", "hand"))
        ? undefined
        : { kind: "holds", player, of };
    },
  },
  {
    needs: ["many|often", "card|have|hand|known|unknown|left|what"],
    takes: `${HOLD} known unknown left past possible i most sure learn seen it`,
    players: "0-1",
    denial: "may",
    bonus: 2,
    read: (s) => {
      const player = subjectOf(s);
      return player === undefined || s.kinds.length > 0 || s.has("seen") ? undefined : { kind: "count", player };
    },
  },
  // "Is his hand fully known?"
  {
    needs: ["hand|card", "known|sure"],
    takes: `${HOLD} past i possible it`,
    players: "1",
    bonus: 1,
    read: (s) => ({ kind: "hand", player: first(s.players) }),
  },
  {
    needs: ["both|between|and|each"],
    takes: `${HOLD} ${MOOD} what suspect weapon room either both many`,
    players: "2+",
    denial: "may",
    read: (s) =>
      s.isDenied
        ? { kind: "none", players: s.players, ...namedKind(s) }
        : { kind: "shared", players: s.players, ...namedKind(s) },
  },
];

const WHY: readonly FrameTable[] = [
  {
    needs: [
      "why|entry+useful|entry+sure|entry+known|entry+out|entry+learn|when+known|when+sure|when+out|when+learn|when+know|when+innocent",
    ],
    takes: `${HOLD} ${MOOD} ${CRIME} out innocent what how when mean passed show showed entry learn useful about and from i know`,
    cards: "1",
    players: "0-1",
    denial: "may",
    bonus: 2,
    read: (s) => {
      if (s.has("chance") && !s.has("sure")) return undefined;
      const owner =
        s.players[0] ??
        (isInside(s) && s.has("envelope", "culprit", "crimeWeapon", "scene", "deed") ? ENVELOPE : undefined);
      return { kind: "why", card: first(s.cards), ...(owner !== undefined && { owner }) };
    },
  },
];

const ENVELOPES: readonly FrameTable[] = [
  {
    needs: ["culprit|crimeWeapon|scene|suspect|weapon|room"],
    takes: `${CRIME} ${MOOD} what who where how many most least card have order less each much out unknown more first about`,
    denial: "may",
    read: (s) => {
      const of = kindAsked(s);
      if (
        of === undefined ||
        (s.isDenied && !s.has("out", "unknown", "known", "sure")) ||
        (s.has("out") && !s.isDenied)
      )
        return undefined;
      return { kind: "candidates", of };
    },
  },
  // "Where did it happen?", "what was used?"
  {
    needs: ["where", "deed|culprit"],
    takes: `${MOOD} ${CRIME} how`,
    read: () => ({ kind: "candidates", of: "room" }),
  },
  {
    needs: ["possible|unknown|left|known"],
    takes: `${CRIME} ${MOOD} what card learn many have out unknown`,
    denial: "may",
    read: (s) =>
      s.kinds.length === 0 &&
      !s.has("have", "culprit", "crimeWeapon", "scene") &&
      !(s.has("many") && s.has("card")) &&
      (!s.isDenied || s.has("out", "known", "sure"))
        ? { kind: "candidates" }
        : undefined,
  },
  {
    needs: ["out|not+envelope|not+possible|innocent|not+culprit|not+crimeWeapon|not+scene|not+it"],
    takes: `${CRIME} ${MOOD} what who card many where known have`,
    denial: "may",
    bonus: 1,
    read: (s) => {
      if (s.isDenied === s.has("out", "innocent")) return undefined;
      const of = kindAsked(s);
      return { kind: "excluded", ...(of !== undefined && { of }) };
    },
  },
  {
    needs: ["envelope|win+past|known+it|culprit+where|culprit+crimeWeapon|crimeWeapon+where"],
    takes: `${CRIME} ${MOOD} what who where how known card have best about much and learn unknown many win most summary`,
    denial: "may",
    read: (s) =>
      kindAsked(s) === undefined || s.has("where") || s.has("crimeWeapon") ? { kind: "envelope" } : undefined,
  },
  {
    needs: ["deal|envelope+many|possible+many"],
    takes: `${MOOD} envelope many what card deed have it`,
    bonus: 2,
    read: (s) => ({ kind: s.has("many") ? "deals" : "envelope" }),
  },
];

function kindAsked({ has, kinds }: AskedSentence) {
  if (has("crimeWeapon")) return "weapon";
  if (has("scene")) return "room";
  if (kinds.length === 1) return kinds[0];
  return kinds.length === 0 && has("culprit") ? "suspect" : undefined;
}

export const CARD_FRAMES: readonly FrameTable[] = [...OWNERS, ...CELLS, ...HANDS, ...WHY, ...ENVELOPES];
