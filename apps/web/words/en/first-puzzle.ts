// The teacher in English.
import type { View } from "@demonstrandum/engine";
import { sayList, withArticle } from "@demonstrandum/text";
import { wordFor } from "../word-for.ts";

/** What the teacher speaks of. */
export interface TaughtLesson {
  readonly kind: "start" | "second" | "guess" | "refused" | "world" | "next" | "point" | "alone" | "done";
  readonly target: number | undefined;
  readonly identity?: boolean;
  readonly speakers: readonly number[];
}

const nameOf = ({ people }: View, person: number | undefined): string => people[person ?? -1]?.name ?? "";

const sayStep = ({ target, identity }: TaughtLesson, view: View): string =>
  identity === undefined
    ? ""
    : `Choose ${nameOf(view, target)} and name them ${withArticle(wordFor(view.words, identity))}.`;

/** Who was known from the start. */
const firstOf = ({ people }: View): string => people.find(({ clue }) => clue)?.name ?? "";

function sayLesson(lesson: TaughtLesson, view: View): { readonly title: string; readonly text: string } {
  switch (lesson.kind) {
    case "start":
      return { title: `${firstOf(view)} is known, and speaks`, text: sayStep(lesson, view) };
    case "second":
      return { title: "Now there are two clues", text: sayStep(lesson, view) };
    case "next":
      return { title: "The next step", text: sayStep(lesson, view) };
    case "guess":
      return {
        title: "Now try to guess",
        text: `Nothing on the table settles ${nameOf(view, lesson.target)}. Choose them and say anything at all, to see what happens: this one guess costs nothing.`,
      };
    case "refused":
      return {
        title: "Refused, right or wrong",
        text: "The game never says whether it was true, only that it was not proved. Ask “Why?”.",
      };
    case "world":
      return {
        title: "A world that says otherwise",
        text: "The dashed seals are a world that fits every clue so far. As long as such a world exists, nothing is proved. Go back to the board when you have seen it.",
      };
    case "point": {
      const speakers = sayList(lesson.speakers.map((id) => nameOf(view, id)));
      return {
        title: "With less help",
        text: `Someone’s identity follows from what ${speakers || "the board"} said. It is the one marked. Which is it?`,
      };
    }
    case "alone":
      return {
        title: "On your own",
        text: "You know all there is to know. If you are stuck, “Hint” says where to look; ask again and it says more.",
      };
    case "done":
      return { title: "That was all of them", text: "You proved every one. Now you know how it goes." };
  }
}

export const en = {
  title: "Your first puzzle",
  teacher: "The teacher",
  /** The heading, and what to do. */
  lesson: sayLesson,
  /** A clue that the lesson rests on. */
  quote: (name: string, clue: string) => `${name}: “${clue}”`,
};
