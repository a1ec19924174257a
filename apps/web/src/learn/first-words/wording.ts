// What the teacher of the guided first puzzle says.
import type { View } from "@demonstrandum/engine";
import { createContext } from "react";
import { useWordsOf } from "../../language/use-words-of.ts";
import type { Lesson } from "../../referee/referee.ts";

export interface FirstWording {
  readonly title: string;
  readonly teacher: string;
  /** The heading, and what to do. */
  lesson(lesson: Lesson, view: View): { readonly title: string; readonly text: string };
  /** A clue that the lesson rests on. */
  quote(name: string, clue: string): string;
}

export const FirstWords = createContext<FirstWording | undefined>(undefined);

export const useFirstWords = (): FirstWording => useWordsOf(FirstWords);
