// The templates told by the people of the board, in English: sixteen ways for each family of templates, as whole sentences without
// their stop. Lines and people are named as the teller sees them. On a board nobody tells in another's way.

import { capitalize } from "@demonstrandum/text";
import type { WhoParams } from "../template.ts";
import { are, numberWord, portion, type Voice, verb } from "../voice.ts";

/** What a teller knows of a clue: its parameters in words. */
export interface EnglishTold {
  /** "exactly two werewolves", "no werewolves". */
  readonly some: string;
  /** "none", "exactly two". */
  readonly so: string;
  readonly one: string;
  readonly many: string;
  readonly aRole: string;
  /** "are werewolves", in the number of the count. */
  readonly areRole: string;
  /** "sleeps", "sleep", in the number of the count. */
  does(verb: string): string;
  readonly are: string;
  /** Where it is: "in my row", "to the left of Ada". */
  readonly there: string;
  readonly voice: Voice;
  readonly params: Required<WhoParams>;
}

export type EnglishTell = (told: EnglishTold) => string;

const IN_LINE: readonly EnglishTell[] = [
  ({ many, there, so, are }) => `I've counted the ${many} in ${there}: there ${are} ${so}`,
  ({ there, some }) => `walk along ${there} at night and you will pass ${some}`,
  ({ there, some }) => `${there} is no mystery to me: it hides ${some}`,
  ({ there, so, areRole }) => `of those in ${there}, ${so} ${areRole}, and I know them all`,
  ({ there, some }) => `knock on every door of ${there} and ${some} will answer`,
  ({ some, does, there }) => `${some} ${does("sleep")} in ${there}; I hear it through the wall`,
  ({ there, some }) => `ask me about ${there} and I can point at ${some}`,
  ({ there, some }) => `when I close my eyes I still see ${there}, with ${some} in it`,
  ({ many, there, so }) => `how many ${many} live in ${there}? ${capitalize(so)}, on my honor`,
  ({ some, there }) => `my candle burned all night, and ${some} crept along ${there}`,
  ({ there, some }) => `I chalked it on my door: in ${there}, ${some}`,
  ({ many, so, does, there }) => `of all the ${many} about, ${so} ${does("keep")} to ${there}`,
  ({ there, some }) => `were you to search ${there}, you would drag out ${some}`,
  ({ are, some, there }) => `there ${are} ${some} in ${there}, as sure as the bell tolls`,
  ({ there, some }) => `${there} holds ${some}, and the miller has seen it too`,
  ({ there, some }) => `count with me along ${there} and you will come to ${some}`,
];

const BEYOND_LINE: readonly EnglishTell[] = [
  ({ there, some }) => `I looked ${there} until my eyes hurt and found ${some}`,
  ({ there, are, some }) => `${there} there ${are} ${some}, and I would swear to it in church`,
  ({ some, does, there }) => `all told, ${some} ${does("live")} ${there}`,
  ({ there, some }) => `take everything ${there} together: I make it ${some}`,
  ({ some, does, there }) => `whatever they claim, ${some} ${does("dwell")} ${there}`,
  ({ there, some }) => `on my walk this morning I met ${some} ${there}`,
  ({ there, some }) => `the whole stretch ${there} has ${some}`,
  ({ some, there }) => `I would bet my boots on ${some} ${there}`,
  ({ many, there, so }) => `how many ${many} are there ${there}? ${capitalize(so)}, believe me`,
  ({ there, so, areRole }) => `of all who live ${there}, ${so} ${areRole}`,
  ({ some, there }) => `let me draw it in the dust for you: ${some} ${there}`,
  ({ there, some }) => `go ${there} with a torch and you will flush out ${some}`,
  ({ some, there }) => `I lay awake and worked it out, ${some} ${there}`,
  ({ some, does, there }) => `${some} ${does("call")} the part ${there} home`,
  ({ there, some }) => `write it down: ${there}, ${some}`,
  ({ there, some }) => `the owl made me look ${there}, and I saw ${some}`,
];

const FROM_PERSON: readonly EnglishTell[] = [
  ({ there, some }) => `I turned and looked, and ${there} I saw ${some}`,
  ({ there, some }) => `glance ${there} and you will notice ${some}`,
  ({ are, some, there }) => `there ${are} ${some} ${there}; I can smell it`,
  ({ there, does, some }) => `${there} ${does("stand")} ${some}`,
  ({ aRole, there, so }) => `my cat hisses at whoever is ${aRole} ${there}, and that makes ${so}`,
  ({ there, so, areRole }) => `I know everyone ${there}, and ${so} ${areRole}`,
  ({ some, there }) => `cry it in the square: ${some} ${there}`,
  ({ some, does, there }) => `on my honor, ${some} ${does("dwell")} ${there}`,
  ({ many, there, so }) => `how many ${many} can be found ${there}? I say ${so}`,
  ({ there, some }) => `I held up my lantern, and its light fell ${there} on ${some}`,
  ({ there, some }) => `if I had to point ${there}, I would point at ${some}`,
  ({ there, some }) => `believe me or not, ${there} you will run into ${some}`,
  ({ there, so, areRole }) => `those ${there} cannot fool me, for ${so} of them ${areRole}`,
  ({ there, some }) => `it was ${there} that I heard them: ${some}`,
  ({ there, some }) => `as far as the eye can reach ${there}, I count ${some}`,
  ({ some, there }) => `before the rooster crowed I had seen ${some} ${there}`,
];

const BETWEEN: readonly EnglishTell[] = [
  ({ there, some }) => `walk the path ${there} and you will meet ${some}`,
  ({ there, some, does }) => `there is room ${there}, and ${some} ${does("fill")} it`,
  ({ there, some }) => `I paced out the way ${there}: ${some}`,
  ({ some, does, there }) => `${some} ${does("sit")} ${there}, quiet as mice`,
  ({ there, some }) => `what stands ${there}? ${capitalize(some)}, I tell you`,
  ({ there, so, areRole }) => `of those ${there}, ${so} ${areRole}`,
  ({ there, some }) => `draw a line ${there} and it will touch ${some}`,
  ({ there, some }) => `the houses ${there} shelter ${some}`,
  ({ many, there, so }) => `I counted the ${many} ${there} twice, and both times I got ${so}`,
  ({ there, some }) => `send a boy running ${there} and he will pass ${some}`,
  ({ there, some }) => `${there} the snow shows the tracks of ${some}`,
  ({ there, are, some }) => `I swear by the old well: ${there} there ${are} ${some}`,
  ({ there, does, some }) => `they may whisper what they like, but ${there} ${does("live")} ${some}`,
  ({ there, some }) => `in the space ${there} the night found ${some}`,
  ({ some, there }) => `somebody has to say it: ${some} ${there}`,
  ({ there, some }) => `whoever keeps watch ${there} keeps watch over ${some}`,
];

const who = ({ voice, params }: EnglishTold) => voice.person(params.character);

const neighbors = ({ one }: EnglishTold, count: number): string => `${one} neighbor${count === 1 ? "" : "s"}`;

/** "my", "Ada's". */
const owner = (own: string): string => (own === "mine" ? "my" : own);

const AROUND: readonly EnglishTell[] = [
  (told) => `of all who live next to ${who(told).object}, ${told.so} ${told.areRole}`,
  (told) =>
    `${who(told).subject} ${who(told).has} ${told.params.count === 0 ? "no" : told.so} ${neighbors(told, told.params.count)} to bid good night`,
  (told) => `next to ${who(told).object} you will find ${told.some}, day or night`,
  (told) => `go around ${who(told).object} once and you will greet ${told.some}`,
  (told) => `I have knocked on all the doors around ${who(told).object}: ${told.some}`,
  (told) => `${told.some} ${told.does("press")} close to ${who(told).object}`,
  (told) => `if the houses around ${who(told).object} had walls of glass, you would see ${told.some}`,
  (told) => `how many ${told.many} live beside ${who(told).object}? ${capitalize(told.so)}`,
  (told) => `around ${who(told).object} there ${told.are} ${told.some}, as the baker can tell you`,
  (told) => `I looked over every fence around ${who(told).object} and saw ${told.some}`,
  (told) => `within arm's reach of ${who(told).object} there ${told.are} ${told.some}`,
  (told) => `ring the bell, for ${told.some} ${told.does("live")} beside ${who(told).object}`,
  (told) => `among ${owner(who(told).own)} neighbors ${told.so} ${told.areRole}`,
  (told) => `trust the tracks in the snow: ${told.some} came and went around ${who(told).object}`,
  (told) => `${who(told).subject} ${who(told).has} to live with ${told.some} next door`,
  (told) => `I made a list of those around ${who(told).object}, and on it ${told.are} ${told.some}`,
];

const both = ({ voice, params }: EnglishTold) => ({
  a: voice.person(params.first),
  b: voice.person(params.second),
  pair: voice.pair(params.first, params.second),
  them: voice.both(params.first, params.second),
});

const compared =
  (tell: (two: ReturnType<typeof both>, told: EnglishTold) => string): EnglishTell =>
  (told) =>
    tell(both(told), told);

const SAME: readonly EnglishTell[] = [
  compared(({ pair }, { one }) => `${pair} have the same number of ${one} neighbors, and that is that`),
  compared(({ a, b }, { many }) => `there are as many ${many} next to ${a.object} as next to ${b.object}`),
  compared(({ pair }, { one }) => `${pair} are equal, with not a single ${one} neighbor more or fewer`),
  compared(
    ({ a, b }, { many }) =>
      `weigh the ${many} around ${a.object} against those around ${b.object}, and the scales stay level`,
  ),
  compared(
    ({ a, b }, { many }) => `however many ${many} live beside ${a.object}, just as many live beside ${b.object}`,
  ),
  compared(
    ({ a, b }, { many }) =>
      `count the ${many} around ${a.object}, then those around ${b.object}: it comes out the same`,
  ),
  compared(
    ({ a, b }, { one }) =>
      `for every ${one} next to ${a.object} there is another next to ${b.object}, and the other way round`,
  ),
  compared(({ pair }, { one }) => `${pair} could trade houses and would have just as many ${one} neighbors`),
  compared(
    ({ a, b }, { many }) =>
      `ask after the ${many} around ${a.object} or after those around ${b.object}: the number is the same`,
  ),
  compared(({ pair }, { one }) => `in ${one} neighbors, ${pair} are as like as two eggs`),
  compared(
    ({ a, b }, { many }) => `the ${many} around ${a.object} are no more and no fewer than those around ${b.object}`,
  ),
  compared(
    ({ a, b }, { many }) =>
      `match the ${many} beside ${a.object} with those beside ${b.object}, and nobody is left over`,
  ),
  compared(({ them }, { one }) => `fate gave ${them} equal shares of ${one} neighbors`),
  compared(({ pair }, { many }) => `on the matter of ${many} next door, ${pair} are even`),
  compared(({ them }, { one }) => `not one ${one} neighbor sets ${them} apart in number`),
  compared(
    ({ a, b }, { many }) =>
      `my tally has two columns, the ${many} around ${a.object} and those around ${b.object}, and the sums agree`,
  ),
];

interface Than {
  readonly word: "more" | "fewer";
  readonly side: string;
  readonly count: string;
  readonly beats: string;
  readonly purse: string;
}

const MORE: Than = { word: "more", side: "sinks", count: "higher", beats: "outnumber", purse: "richer" };
const FEWER: Than = { word: "fewer", side: "rises", count: "lower", beats: "are outnumbered by", purse: "poorer" };

const thanWays = ({ word, side, count, beats, purse }: Than): readonly EnglishTell[] => [
  compared(({ a, b }, { one }) => `it is no secret that ${a.subject} ${a.has} ${word} ${one} neighbors than ${b.than}`),
  compared(({ a, b }, { many }) => `there are ${word} ${many} next to ${a.object} than next to ${b.object}`),
  compared(({ a, b }, { many }) => `next to ${a.object} live ${word} ${many} than next to ${b.object}, alas`),
  compared(
    ({ a, b }, { many }) =>
      `compare the houses around ${a.object} with those around ${b.object}: the first hold ${word} ${many}`,
  ),
  compared(
    ({ a, b }, { many }) =>
      `put the ${many} around ${a.object} on one scale and those around ${b.object} on the other, and the first side ${side}`,
  ),
  compared(({ a, b }, { one }) => `as for ${one} neighbors, ${a.subject} ${a.has} ${word} than ${b.than}`),
  compared(
    ({ a, b }, { many }) =>
      `I counted the ${many} around ${a.object} and around ${b.object}, and the first number was ${count}`,
  ),
  compared(
    ({ a, b }, { many }) => `whoever seeks ${many} will find ${word} around ${a.object} than around ${b.object}`,
  ),
  compared(({ a, b }, { many }) => `${a.subject} ${a.has} ${word} ${many} next door than ${b.than}`),
  compared(
    ({ a, b }, { many }) =>
      `not even the priest denies it: ${word} ${many} dwell around ${a.object} than around ${b.object}`,
  ),
  compared(({ a, b }, { many }) => `the ${many} around ${a.object} ${beats} those around ${b.object}`),
  compared(
    ({ a, b }, { one }) =>
      `in ${one} neighbors ${a.subject} ${a.is} ${purse} than ${b.own === "mine" ? "I am" : b.subject}`,
  ),
  compared(
    ({ a, b }, { many }) =>
      `of the two places, around ${a.object} and around ${b.object}, it is the first that has ${word} ${many}`,
  ),
  compared(
    ({ a, b }, { many }) =>
      `somebody shared out the ${many} unfairly, for ${a.subject} got ${word} of them as neighbors than ${b.own === "mine" ? "I did" : b.subject}`,
  ),
  compared(
    ({ a, b }, { many }) => `my eyes do not lie: ${word} ${many} sleep beside ${a.object} than beside ${b.object}`,
  ),
  compared(
    ({ a, b }, { many }) => `ask at the well: around ${a.object} there are ${word} ${many} than around ${b.object}`,
  ),
];

/** "and Ada is one of them", "and that is Ada". */
const andOne = (told: EnglishTold): string => {
  const { a } = both(told);
  return told.params.count === 1 ? `and that is ${a.object}` : `and ${a.subject} ${a.is} one of them`;
};

/** "Ada among them", "none other than Ada". */
const among = (told: EnglishTold): string => {
  const { a } = both(told);
  return told.params.count === 1 ? `none other than ${a.object}` : `${a.object} among them`;
};

/** "the only werewolf", "one of exactly two werewolves". */
const oneOfThem = ({ params: { count }, one, many }: EnglishTold): string =>
  count === 1 ? `the only ${one}` : `one of exactly ${numberWord(count)} ${many}`;

const sayWhich: EnglishTell = (told) => {
  const { a, b } = both(told);
  const { count } = told.params;
  const isMine = b.own === "mine";
  const which = count === 1 ? `${isMine ? "my" : "the"} only` : `one of ${isMine ? "my" : "the"} ${numberWord(count)}`;
  return `${a.subject} ${a.is} ${which} ${neighbors(told, count)}${isMine ? "" : ` of ${b.object}`}`;
};

const ONE_OF: readonly EnglishTell[] = [
  compared(({ b }, told) => `${b.subject} ${b.has} ${told.so} ${neighbors(told, told.params.count)}, ${andOne(told)}`),
  sayWhich,
  compared(({ b }, told) => `next to ${b.object} ${told.does("live")} ${told.some}, ${among(told)}`),
  compared(({ b }, told) => `I saw ${told.some} slip out of the houses around ${b.object}, ${andOne(told)}`),
  compared(
    ({ a, b }, told) =>
      `around ${b.object} there ${told.are} ${told.some}; ${told.params.count === 1 ? "look no further than" : "you may begin with"} ${a.object}`,
  ),
  compared(({ a, b }, told) => `count ${a.object} first, and you will find ${told.some} around ${b.object} in all`),
  compared(
    ({ a, b }, told) =>
      `${a.subject} ${a.is} ${told.aRole} beside ${b.object}; counting ${a.object}, that makes ${told.so} there`,
  ),
  compared(
    ({ a, b }, told) =>
      `my list of the ${told.many} around ${b.object} has ${told.so} ${told.params.count === 1 ? "name" : "names"}, and ${a.own} is on it`,
  ),
  compared(({ b }, told) => `believe me, ${b.subject} ${b.has} ${told.some} next door, ${among(told)}`),
  compared(
    ({ b }, told) => `lift the masks around ${b.object} and ${told.some} ${told.does("appear")}, ${among(told)}`,
  ),
  compared(({ b }, told) => `of those around ${b.object}, ${told.so} ${told.areRole}, ${andOne(told)}`),
  compared(({ b }, told) => `${told.some} ${told.does("keep")} ${b.object} company, ${among(told)}`),
  compared(({ a, b }, told) => `I would know ${a.object} anywhere: ${oneOfThem(told)} around ${b.object}`),
  compared(({ a, b }, told) => `point at ${a.object} and you have pointed at ${oneOfThem(told)} beside ${b.object}`),
  compared(
    ({ b }, told) =>
      `where ${b.subject} ${b.own === "mine" ? "live" : "lives"}, ${told.some} ${told.does("live")} close by, ${andOne(told)}`,
  ),
  compared(
    ({ b }, told) => `note it down for ${b.object}: ${told.so} ${neighbors(told, told.params.count)}, ${among(told)}`,
  ),
];

/** "exactly three werewolves", of whom a part is told more. */
const inAll = ({ voice, params: { role, total } }: EnglishTold): string => voice.counted(role, total);

const doAll = ({ params: { total } }: EnglishTold, word: string): string => verb(word, total);

/** "exactly two of them", "that one", "not even that one". */
const partOf = ({ params: { count, total } }: EnglishTold): string =>
  total > 1 ? `${portion(count, total)} of them` : count === 1 ? "that one" : "not even that one";

/** Whether what is said of that part is said of one. */
const isOnePart = ({ params: { count, total } }: EnglishTold): boolean => total === 1 || count === 1;

/** "exactly two of them live", "that one lives". */
const ofThem = (told: EnglishTold, word: string): string => `${partOf(told)} ${verb(word, isOnePart(told) ? 1 : 2)}`;

/** The same with "is" or "are", and one noun or several. */
const ofThemAre = (told: EnglishTold, one: string, several: string): string =>
  `${partOf(told)} ${isOnePart(told) ? `is ${one}` : `are ${several}`}`;

/** "of the three werewolves below Ada exactly two", "the only werewolf below Ada". */
const theOnes = ({ params: { count, total }, one, many, there }: EnglishTold): string =>
  total === 1 ? `the only ${one} ${there}` : `of the ${numberWord(total)} ${many} ${there}, ${portion(count, total)}`;

const liveThere = ({ params: { count, total } }: EnglishTold): string =>
  total === 1 && count === 0 ? "does not live" : verb("live", total === 1 ? 1 : count);

const ofSecond = (told: EnglishTold): string => {
  const { own, object } = both(told).b;
  return own === "mine" ? own : object;
};

const NEIGHBORING: readonly EnglishTell[] = [
  compared(({ b }, told) => `${theOnes(told)} ${liveThere(told)} next to ${b.object}`),
  (told) =>
    `there ${are(told.params.total)} ${inAll(told)} ${told.there}, and ${ofThemAre(told, "a neighbor", "neighbors")} of ${ofSecond(told)}`,
  compared(
    ({ b }, told) =>
      `${inAll(told)} ${doAll(told, "live")} ${told.there}, and ${ofThem(told, "live")} beside ${b.object}`,
  ),
  compared(({ b }, told) => `I counted ${inAll(told)} ${told.there}; ${ofThem(told, "live")} next to ${b.object}`),
  compared(
    ({ b }, told) =>
      `look ${told.there} and you will see ${inAll(told)}: ${ofThemAre(told, "next door", "next door")} to ${b.object}`,
  ),
  compared(
    ({ b }, told) =>
      `${inAll(told)} ${doAll(told, "dwell")} ${told.there}, and as for those who also live next to ${b.object}, there ${told.are} ${told.so}`,
  ),
  compared(
    ({ b }, told) => `draw a ring around ${b.object}, and of ${inAll(told)} ${told.there} it will catch ${told.so}`,
  ),
  compared(
    ({ b }, told) =>
      `${told.there} ${doAll(told, "hide")} ${inAll(told)}, and ${ofThem(told, "hide")} beside ${b.object}`,
  ),
  compared(
    ({ b }, told) =>
      `take the ${told.many} ${told.there}, ${numberWord(told.params.total)} in all: ${ofThem(told, "share")} a fence with ${b.object}`,
  ),
  compared(
    ({ b }, told) =>
      `the ${told.many} ${told.there} number exactly ${numberWord(told.params.total)}, and ${ofThem(told, "greet")} ${b.object} over the fence`,
  ),
  compared(
    ({ b }, told) =>
      `follow the tracks ${told.there}: ${inAll(told)}, and ${ofThem(told, "go")} home to a house beside ${b.object}`,
  ),
  (told) =>
    `everyone knows of ${inAll(told)} ${told.there}; few know that ${ofThemAre(told, "a neighbor", "neighbors")} of ${ofSecond(told)}`,
  compared(
    ({ b }, told) =>
      `from dusk to dawn I watched ${inAll(told)} ${told.there}, and ${ofThem(told, "belong")} to the houses around ${b.object}`,
  ),
  compared(({ b }, told) => `my notes say: ${told.there} ${inAll(told)}; around ${b.object}, of these, ${told.so}`),
  compared(
    ({ b }, told) =>
      `I can name ${inAll(told)} ${told.there}, and of those I name, ${ofThem(told, "live")} close to ${b.object}`,
  ),
  compared(
    ({ b }, told) => `I marked ${inAll(told)} ${told.there} on my map, and ${ofThem(told, "touch")} ${b.object}`,
  ),
];

const NEIGHBORS_NEIGHBORING: readonly EnglishTell[] = [
  compared(
    ({ a, b }, told) =>
      `${a.subject} ${a.has} ${inAll(told)} next door, and ${ofThem(told, "live")} next door to ${b.object}`,
  ),
  compared(
    ({ a, b }, told) =>
      `around ${a.object} I count ${inAll(told)}, and ${ofThem(told, "live")} around ${b.object} as well`,
  ),
  compared(
    ({ a, b }, told) =>
      `draw a ring around ${a.object} and a ring around ${b.object}: the first holds ${inAll(told)}, and ${ofThem(told, "stand")} in the second`,
  ),
  compared(
    ({ a, b }, told) => `${theOnes({ ...told, there: `around ${a.object}` })} ${liveThere(told)} around ${b.object}`,
  ),
  compared(
    ({ a, b }, told) =>
      `${inAll(told)} ${doAll(told, "live")} within a stone's throw of ${a.object}, and ${ofThem(told, "live")} within a stone's throw of ${b.object}`,
  ),
  compared(
    ({ a, b }, told) =>
      `for ${a.object} I counted ${inAll(told)}, and for ${b.object} I counted ${told.so} of these again`,
  ),
  compared(
    ({ a, b }, told) =>
      `the walls around ${a.object} hide ${inAll(told)}, and ${ofThem(told, "hide")} within earshot of ${b.object}`,
  ),
  compared(
    ({ a, b }, told) =>
      `${inAll(told)} ${doAll(told, "greet")} ${a.object} over the fence, and ${ofThem(told, "greet")} ${b.object} the same way`,
  ),
  compared(
    ({ a, b }, told) =>
      `fence in ${a.object} with all neighbors and you will catch ${inAll(told)}; fence in ${b.object}, and of these you will catch ${told.so}`,
  ),
  compared(
    ({ a, b }, told) =>
      `my map shows ${inAll(told)} around ${a.object}, and of these it shows ${told.so} around ${b.object}`,
  ),
  compared(
    ({ a, b }, told) =>
      `the baker brings bread to ${inAll(told)} around ${a.object}, and on the round of ${b.object} meets ${told.so} of these`,
  ),
  (told) =>
    `beside ${both(told).a.object} there ${are(told.params.total)} ${inAll(told)}; ${ofThemAre(told, "a neighbor", "neighbors")} of ${ofSecond(told)}`,
  compared(
    ({ a, b }, told) =>
      `I would be blind not to see ${inAll(told)} around ${a.object}, and that ${ofThem(told, "live")} around ${b.object}`,
  ),
  compared(
    ({ a, b }, told) =>
      `next door to ${a.object} I chalked ${inAll(told)}, and ${ofThem(told, "bear")} a second mark, for ${b.object}`,
  ),
  compared(
    ({ a, b }, told) =>
      `whatever they say, around ${a.object} ${doAll(told, "live")} ${inAll(told)}, and ${ofThem(told, "count")} for ${b.object} also`,
  ),
  compared(
    ({ a, b }, told) =>
      `I followed ${inAll(told)} home to the houses around ${a.object}, and ${ofThem(told, "live")} around ${b.object} no less`,
  ),
];

const CONNECTED: readonly EnglishTell[] = [
  ({ many, there }) => `all ${many} in ${there} stand shoulder to shoulder, without a gap`,
  ({ many, there }) => `the ${many} of ${there} keep together, and nobody else stands between any two of them`,
  ({ many, there }) => `all ${many} in ${there} form one unbroken chain`,
  ({ many, there, aRole }) =>
    `walk along ${there}: once you have met ${aRole}, the ${many} follow one another until there are no more`,
  ({ many, there }) => `no stranger separates the ${many} of ${there} from each other`,
  ({ many, there }) => `in ${there} all ${many} sit side by side like beads on a string`,
  ({ many, there }) => `there is no gap among the ${many} of ${there}`,
  ({ many, there }) => `the ${many} in ${there} hold hands, every one of them, with nobody in between`,
  ({ many, there }) => `you could throw one blanket over all the ${many} of ${there} and cover nobody else`,
  ({ many, there }) => `wherever there are ${many} in ${there}, they are in one single cluster`,
  ({ many, there }) => `${there} has its ${many} all in one piece`,
  ({ many, there }) => `I never saw the ${many} of ${there} apart: they come as one block`,
  ({ many, there }) => `if several in ${there} are ${many}, they are next to each other in a run`,
  ({ many, there }) => `between the ${many} of ${there} there is room for no one`,
  ({ many, there }) => `from the first to the last of the ${many} in ${there} there are only ${many}`,
  ({ many, there }) => `like geese, the ${many} of ${there} keep in one line with no one else among them`,
];

const IS: readonly EnglishTell[] = [
  (told) => `${who(told).subject} ${who(told).is} ${told.aRole}, whatever anyone says`,
  (told) => `${who(told).subject} ${who(told).is} ${told.aRole} and nothing else`,
  (told) => `mark my words: ${who(told).subject} ${who(told).is} ${told.aRole}`,
  (told) => `do not ask how I know about ${who(told).object}: ${told.aRole}, no doubt`,
  (told) => `put ${who(told).object} down as ${told.aRole}`,
  (told) => `every dog in the village knows that ${who(told).subject} ${who(told).is} ${told.aRole}`,
  (told) => `I would swear it before the judge: ${told.aRole} is what ${who(told).subject} ${who(told).is}`,
  (told) => `take it from me, ${who(told).subject} ${who(told).is} ${told.aRole} through and through`,
  (told) => `${told.aRole}, that is what I call ${who(told).own === "mine" ? "myself" : who(told).object}`,
  (told) => `there is no doubt left about ${who(told).object}: ${told.aRole}`,
  (told) => `what ${who(told).is} ${who(told).subject}? ${capitalize(told.aRole)}, I say`,
  (told) => `I have watched long enough to say that ${who(told).subject} ${who(told).is} ${told.aRole}`,
  (told) => `behind ${owner(who(told).own)} door lives ${told.aRole}`,
  (told) => `all the signs agree, ${who(told).subject} ${who(told).is} ${told.aRole}`,
  (told) => `nobody will talk me out of it: ${who(told).subject} ${who(told).is} ${told.aRole}`,
  (told) => `the night has taught me that ${who(told).subject} ${who(told).is} ${told.aRole}`,
];

const people = ({ params: { total } }: EnglishTold): string =>
  `${numberWord(total)} ${total === 1 ? "person" : "people"}`;

/** "that one is a villager", "both are villagers". */
const ofWhom = ({ params: { count, total }, areRole }: EnglishTold): string =>
  `${total === 1 ? "that one" : portion(count, total)} ${areRole}`;

const byName = (word: "before" | "after"): readonly EnglishTell[] => {
  const place = (told: EnglishTold): string =>
    `${word} ${who(told).own === "mine" ? "mine" : who(told).object} alphabetically`;
  const whose = (told: EnglishTold): string =>
    `whose ${told.params.total === 1 ? "name comes" : "names come"} ${place(told)}`;
  const next = (told: EnglishTold): string => `${word} ${who(told).object}`;
  return [
    (told) =>
      told.params.total === 1
        ? `the one person ${whose(told)} ${told.areRole}`
        : `of the ${numberWord(told.params.total)} people ${whose(told)}, ${ofWhom(told)}`,
    (told) => `there ${are(told.params.total)} ${people(told)} ${whose(told)}, and ${ofWhom(told)}`,
    (told) =>
      `exactly ${people(told)} ${told.params.total === 1 ? "has a name that comes" : "have names that come"} ${place(told)}, and ${ofWhom(told)}`,
    (told) => `I read the roll from A to Z: ${people(told)} ${next(told)}; ${ofWhom(told)}`,
    (told) =>
      `in the parish book, which goes by the alphabet, ${people(told)} ${doAll(told, "stand")} ${next(told)}, and ${ofWhom(told)}`,
    (told) => `sort us all by name: ${people(told)} ${doAll(told, "come")} ${next(told)}, and ${ofWhom(told)}`,
    (told) => `by the letters of our names, ${people(told)} ${are(told.params.total)} ${next(told)}; ${ofWhom(told)}`,
    (told) => `call the names from A to Z and you will call ${people(told)} ${next(told)}; ${ofWhom(told)}`,
    (told) =>
      `alphabetically there ${are(told.params.total)} ${people(told)} ${next(told)}, and I know this much: ${ofWhom(told)}`,
    (told) => `the clerk writes us down in the order of our names, ${people(told)} ${next(told)}, and ${ofWhom(told)}`,
    (told) =>
      `on the list of names cover ${who(told).object} and all that ${word === "before" ? "follow" : "precede"}: ${people(told)} ${doAll(told, "remain")}, and ${ofWhom(told)}`,
    (told) => `if our seats went by the alphabet, ${people(told)} would sit ${next(told)}, and ${ofWhom(told)}`,
    (told) =>
      `letter by letter I went through the names ${word} ${who(told).own}: ${people(told)}, and ${ofWhom(told)}`,
    (told) => `spell it out: ${people(told)} ${next(told)} in the alphabet, and ${ofWhom(told)}`,
    (told) => `at roll call, from A to Z, ${people(told)} ${doAll(told, "answer")} ${next(told)}, and ${ofWhom(told)}`,
    (told) =>
      `leaf through the names in order: ${next(told)} ${doAll(told, "come")} ${people(told)}, and ${ofWhom(told)}`,
  ];
};

/** The ways of telling, by family. */
export const englishWays = {
  IN_LINE,
  BEYOND_LINE,
  FROM_PERSON,
  BETWEEN,
  AROUND,
  SAME,
  MORE: thanWays(MORE),
  FEWER: thanWays(FEWER),
  ONE_OF,
  NEIGHBORING,
  NEIGHBORS_NEIGHBORING,
  CONNECTED,
  IS,
  BEFORE: byName("before"),
  AFTER: byName("after"),
};
