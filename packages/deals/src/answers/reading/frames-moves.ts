// Frames of questions about moves and players: what to ask and show, whether to accuse, who is close, who knows what, and how they play.

import { ENVELOPE } from "../../table/setup.ts";
import type { Question } from "../question.ts";
import type { FrameTable } from "./frame.ts";
import { askedTriple, showingOf, subjectOf } from "./named.ts";
import type { AskedSentence } from "./sentence.ts";

const CRIME = "culprit crimeWeapon scene deed envelope it suspect weapon room";
const MOOD = "could chance sure possible left most number it past known will what how who where i";

const roomIn = ({ cards, kindOf: kinds }: AskedSentence): string | undefined =>
  cards.find((card) => kinds.get(card) === "room");

const ownerOf = (s: AskedSentence): string | undefined => {
  if (s.players[0] !== undefined) return s.players[0];
  if (s.has("i") && s.has("have") && !s.has("it", "envelope", "culprit")) return s.me;
  return s.has(
    "envelope",
    "culprit",
    "crimeWeapon",
    "scene",
    "deed",
    "it",
    "innocent",
    "out",
    "possible",
    "suspect",
    "weapon",
    "room",
  )
    ? ENVELOPE
    : undefined;
};

const MOVES: readonly FrameTable[] = [
  {
    needs: [
      "advice|ask+should|ask+best|ask+what|ask+next|ask+useful|ask+good|ask+most|ask+known|ask+i|ask+how|ask+more|ask+learn|ask+if|should+next|should+what|learn+best|learn+how",
    ],
    takes:
      "what who how to should could best next i my turn most useful good room if chance learn known sure mean ask advice why it go risk where least secret know only left entry last culprit weapon suspect envelope crimeWeapon about will possible new help more number much have card show showed",
    cards: "0-1",
    read: (s) => {
      const room = roomIn(s);
      if (s.cards.length > 0 && room === undefined) return undefined;
      if (s.number !== undefined || s.has("accuse")) return undefined;
      if (!s.has("ask", "advice", "learn", "next") && s.has("card", "have", "my", "hand")) return undefined;
      if (s.has("who", "will") && !s.has("should", "best", "good", "advice", "i")) return undefined;
      if (s.has("asked", "last") && !s.has("should", "next", "best", "good", "advice")) return undefined;
      return { kind: "ask", ...(room !== undefined && { room }) };
    },
  },
  {
    needs: ["ask|asked|good|useful|advice|should|best|learn|worst"],
    takes:
      "what how if i should could good best useful learn it mean or and next about worst will know known sure much chance ask asked turn out useless risk help change new",
    cards: "3",
    read: (s) => {
      const cards = askedTriple(s);
      return cards === undefined || s.has("accuse") ? undefined : { kind: "score", cards };
    },
  },
  {
    needs: ["show|seen+to", "should|best|good|risk|if|what|i|least|secret|or"],
    takes:
      "what who i my should could best good risk least secret same again if ask asked seen to when or and either card have between know only show about next pursue not most suspect weapon room",
    cards: "0+",
    players: "0-1",
    bonus: 1,
    read: (s) => {
      if (
        s.has("showed") ||
        (s.has("seen") && (s.has("past") || !s.has("to"))) ||
        isShownByAnother(s) ||
        !isAboutMyShowing(s) ||
        (s.has("who") && !s.has("should")) ||
        s.has("most") ||
        (s.has("if", "will") && !s.has("ask", "asked", "pursue", "should"))
      )
        return undefined;
      const [asker] = s.players;
      return { kind: "show", cards: s.cards, ...(asker !== undefined && { asker }) };
    },
  },
  {
    needs: ["accuse|should+risk|risk+possible|ask+chance|win+should|win+i|win+could|win+chance"],
    takes:
      "what how should could i my sure chance risk good if or best next turn and before win envelope when possible much know it close ask have last by mean who where known will more most only past left useful about from",
    cards: "0-3",
    players: "0-1",
    bonus: 1,
    read: (s) => {
      const cards = askedTriple(s);
      if ((s.cards.length > 0 && cards === undefined) || (s.players.length > 0 && !s.has("before"))) return undefined;
      if (s.has("close") || (s.has("will") && !s.has("accuse", "should", "chance"))) return undefined;
      if (!s.isMine && !s.has("should", "risk", "accuse", "chance", "could")) return undefined;
      if (s.has("who", "anyone", "others") && !s.has("should") && !s.isMine) return undefined;
      return { kind: "accuse", ...(cards && { cards }) };
    },
  },
  {
    needs: ["if"],
    takes: `what who how have hand card show showed pass passed mean change ${CRIME} ${MOOD} and or both nobody out innocent possible many learn know where will deal best not new`,
    cards: "1+",
    players: "0-1",
    denial: "may",
    bonus: 2,
    read: (s) => {
      if (s.has("nobody")) return { kind: "nobody", cards: s.cards };
      const owner = ownerOf(s);
      if (namesLater(s) || owner === undefined || s.has("ask", "accuse")) return undefined;
      const isPassing = s.has("pass", "passed") && !s.isDenied;
      return { kind: "suppose", owner, cards: s.cards, holds: !(s.isDenied || isPassing || s.has("out", "innocent")) };
    },
  },
  {
    needs: ["go|best|room+best|room+should|where+should|room+good|where+next|room+useful|room+next|go+best"],
    takes:
      "what where room should best next i my go good useful or and most more turn known chance it could learn less mean have ask than about",
    cards: "0+",
    bonus: 1,
    read: (s) => {
      const isRooms = s.cards.every((card) => s.kindOf.get(card) === "room");
      if (!isRooms || !(s.has("where", "room", "what", "go") || s.cards.length > 0)) return undefined;
      if (s.has("past", "possible") && !s.has("should", "best", "good")) return undefined;
      if (s.cards.length === 1 && !(s.has("go") && s.has("good", "best", "should", "useful"))) return undefined;
      if (!s.has("go", "room", "where") && s.cards.length < 2) return undefined;
      return { kind: "room", ...(s.cards.length > 0 && { among: s.cards }) };
    },
  },
  {
    needs: ["learn", "ask|should|how|what|could|best"],
    takes:
      "what how who where if ask should could i best have hand possible envelope it good culprit most sure either or card about next deed crimeWeapon scene weapon suspect room useful",
    cards: "1",
    players: "0-1",
    bonus: 2,
    read: (s) => {
      const owner =
        s.players[0] ?? (s.has("envelope", "culprit", "crimeWeapon", "scene", "deed") ? ENVELOPE : undefined);
      if (!s.has("ask", "should", "how", "best") && !(s.has("could") && s.has("what"))) return undefined;
      return { kind: "find", card: s.cards[0] ?? "", ...(owner !== undefined && { owner }) };
    },
  },
];

/** "Does Ben know who has the Rope", "that Anna has it", "that it is in the envelope". */
function awarenessIn(s: AskedSentence): Question | undefined {
  const [player, owner] = s.players;
  const [card] = s.cards;
  if (player === undefined || card === undefined || s.has("i", "my", "we", "why")) return undefined;
  const first = s.mentions.findIndex((each) => each.player !== undefined);
  const knows = s.mentions.findIndex(({ concepts }) => concepts.includes("know"));
  if (knows < first) return undefined;
  if (owner !== undefined) return { kind: "aware", player, card, owner };
  const isInside = s.has("envelope", "culprit", "crimeWeapon", "scene", "deed", "it");
  return isInside && !s.has("who", "where")
    ? { kind: "aware", player, card, owner: ENVELOPE }
    : { kind: "aware", player, card };
}

/** Whether a card is named after what is asked about the supposition. */
function namesLater({ mentions }: AskedSentence): boolean {
  const supposed = mentions.findIndex(({ card }) => card !== undefined);
  const asked = mentions.findIndex(
    ({ concepts }, at) => at > supposed && concepts.some((each) => each === "who" || each === "it" || each === "what"),
  );
  return asked >= 0 && mentions.slice(asked).some(({ card }) => card !== undefined);
}

/** "What did Ben show", but not "Ben asks for these: what do I show". */
function isShownByAnother(s: AskedSentence): boolean {
  const { by } = showingOf(s);
  return by !== undefined && by !== s.me && !s.has("ask", "asked", "pursue");
}

/** "What do I show", "Anna wants one of these from me", and not what others show. */
const isAboutMyShowing = (s: AskedSentence): boolean =>
  s.has("should", "best", "least", "secret") ||
  (s.has("risk") && !s.has("past")) ||
  (s.has("i", "my") && (!s.has("past") || (s.cards.length > 1 && s.has("asked"))));

const PLAYERS: readonly FrameTable[] = [
  {
    needs: [
      "close|know+more|know+most|know+least|win+who|win+anyone|win+most|win+next|envelope+many|know+anyone+envelope|know+who+envelope|know+others+envelope|know+anyone+culprit|know+others+culprit",
    ],
    takes:
      "who what how anyone others i my most more envelope win know about will could should chance least less first it much next deal many possible left turn accuse or and than before best past both only either between risk culprit to have from learn sure good suspect weapon room",
    players: "0+",
    read: (s) => {
      if (
        (s.has("many") && s.players.length !== 1) ||
        (s.has("my") && s.has("know")) ||
        s.has("if", "ask", "card", "show", "advice") ||
        (s.has("will") && (s.players.length === 1 || s.isMine))
      )
        return undefined;
      if (s.players.length > 1) return { kind: "close", among: s.players };
      const player = subjectOf(s);
      return { kind: "close", ...(player !== undefined && !s.has("others", "than", "who", "anyone") && { player }) };
    },
  },
  {
    needs: ["know|learn"],
    takes: `what how much who about ${CRIME} ${MOOD} could sure past card have left seen win`,
    players: "1",
    denial: "may",
    bonus: 1,
    read: (s) =>
      s.isDenied || (s.has("we") && !s.has("know")) || s.has("my", "entry", "i", "seen", "hand", "card")
        ? undefined
        : { kind: "knows", player: s.players[0] ?? "" },
  },
  {
    needs: ["know|known|learn"],
    takes: `who where what have hand card sure past about it could possible ${CRIME}`,
    cards: "1",
    players: "1-2",
    bonus: 1,
    read: (s) => awarenessIn(s),
  },
  {
    needs: ["bluff|ask+own|asked+own"],
    takes:
      "who what anyone i could often ask asked own have card habit pursue past if chance possible when last turn entry about sure everyone it will how many others",
    players: "0-1",
    read: (s) => ({ kind: "bluff", ...(s.players[0] !== undefined && { player: s.players[0] }) }),
  },
  {
    needs: ["habit|same|advice|pursue|show+first|again"],
    takes:
      "what how who anyone everyone others i my card ask show same about room weapon suspect first know pass past habit often have again pursue most it could possible much last turn entry asked",
    players: "0-1",
    read: (s) => {
      if (s.cards.length > 0 || (s.has("my") && s.has("know")) || !s.has("habit", "same")) return undefined;
      const player = subjectOf(s);
      if (player === undefined && !s.has("who", "anyone", "everyone", "others")) return undefined;
      return { kind: "habits", ...(player !== undefined && { player }) };
    },
  },
  {
    needs: [
      "know|known|secret|sure|pursue",
      "my|i+have|i+about|i+secret|i+hand|i+card|i+showed|others+i|anyone+i|everyone+i|who+i",
    ],
    takes:
      "what who anyone everyone others i my have hand card how many much about could possible sure past left secret know known from to seen or learn by nobody only suspect weapon room",
    cards: "0-1",
    players: "0-1",
    denial: "may",
    bonus: 2,
    read: (s) => {
      if (
        s.me === undefined ||
        !(s.players.length > 0 || s.has("others", "anyone", "everyone", "who", "secret", "nobody"))
      )
        return undefined;
      if (s.cards.length === 0 && !s.has("my", "secret", "hand", "card", "about")) return undefined;
      if (s.has("showed", "show", "ask", "should", "if", "close") || s.has("seen")) return undefined;
      return {
        kind: "exposed",
        ...(s.players[0] !== undefined && { player: s.players[0] }),
        ...(s.cards[0] !== undefined && { card: s.cards[0] }),
      };
    },
  },
];

const WHOLE: readonly FrameTable[] = [
  {
    needs: ["summary|everyone+have|sure+what|known+what|new"],
    takes:
      "what i about who past sure known summary have card everyone left new useful and how close it possible could learn mean where each",
    read: (s) => (s.kinds.length === 0 && (!s.has("card") || s.has("summary")) ? { kind: "insights" } : undefined),
  },
  {
    needs: ["help"],
    takes: "what how ask could i know should",
    read: (s) => (s.mentions.length < 7 && !s.has("should") ? { kind: "help" } : undefined),
  },
];

export const MOVE_FRAMES: readonly FrameTable[] = [...MOVES, ...PLAYERS, ...WHOLE];
