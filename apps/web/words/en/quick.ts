// The ninety seconds in English.
import { sayList } from "@demonstrandum/text";

interface Said {
  readonly names: readonly string[];
  readonly demons: number;
}

const SAYING = {
  is: ({ names, demons }: Said) => `${sayList(names)} is a ${demons === 1 ? "demon" : "cultivator"}.`,
  row: (at: number, demons: number) => `Row ${at} has ${demons === 0 ? "no demons" : `exactly ${demons} demons`}.`,
  column: (at: number, demons: number) => `Column ${at} has exactly ${demons} ${demons === 1 ? "demon" : "demons"}.`,
  among: ({ names, demons }: Said) => `Exactly ${demons} of ${sayList(names)} is a demon.`,
};

export const en = {
  title: "Ninety seconds",
  site: "Site",
  allGames: "All games",
  rule: "Everyone is a cultivator or a demon. Whoever is revealed tells the truth, demons too.",
  names: ["Han Xue", "Jiang Bo", "Lin Fei", "Bai Lan", "Tang Rui", "Zhao Yan", "Chen Hao", "Wu Gang", "Xu Ming"],
  say: SAYING,
  kinds: ["Cultivator", "Demon"],
  hidden: "not yet known",
  board: "The board, 3 rows and 3 columns",
  /** A person on the board: what they are, and what they say. */
  person: (name: string, kind: string, said: string | undefined) =>
    said === undefined ? `${name}, ${kind}` : `${name}, ${kind}, says: ${said}`,
  step: (at: number, total: number) => `${at} of ${total}`,
  moves: {
    read: { title: "Read", text: (names: readonly string[]) => `Read what ${names[0]} says. Then tap ${names[1]}.` },
    count: {
      title: "Count",
      text: (names: readonly string[]) =>
        `${names[1]} speaks now, and even demons tell the truth. Count row 1: who is ${names[2]}?`,
    },
    together: {
      title: "Put two clues together",
      text: (names: readonly string[]) =>
        `Two demons in row 2, says ${names[2]}. One of them is ${names[4]} or ${names[5]}, says ${names[8]}. Then what is ${names[3]}?`,
    },
    guess: {
      title: "Now guess",
      text: (names: readonly string[]) => `Tap ${names[4]} and say anything, just to see. Here it costs nothing.`,
    },
    hint: { title: "Ask for a hint", text: () => "Someone can be proved, but who? Press “Hint”." },
  },
  refused: (names: readonly string[]) =>
    `Refused, right or wrong: it could be ${names[4]} or ${names[5]}, and nothing says which. Only what is proved counts.`,
  hinted: (names: readonly string[]) => `Look at column 1: ${names[3]} says it has one demon. So what is ${names[6]}?`,
  notYet: (name: string) => `Not yet. First ${name}.`,
  again: "Not so: read it once more.",
  ask: (name: string) => `What is ${name}?`,
  hint: "Hint",
  next: "Go on",
  done: {
    title: "That is all there is to it",
    text: "Read, count, put together, prove. Every puzzle can be solved like this, without a guess.",
  },
  easy: "Your first easy one",
  today: "Today’s puzzle",
  long: "A whole puzzle with a teacher",
};
