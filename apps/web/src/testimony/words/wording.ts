// What a village says where everybody has spoken: of each villager, of one's notes, and before an accusation.
import type { PersonView, Word } from "@demonstrandum/engine";
import { createContext } from "react";
import { type LateWording, useLateWordsOf } from "../../language/late-words.ts";
import type { Tag } from "../../state/notes.ts";

export interface SayingVillager {
  readonly person: PersonView;
  readonly words: readonly [Word, Word];
  readonly tag: Tag | undefined;
  /** What is pencilled, or what a supposed world says. */
  readonly supposed: boolean | undefined;
}

export interface TestimonyWording {
  label(title: string, people: number): string;
  /** Where the story begins; who tells the truth follows. */
  story(people: number): string;
  /** A villager in one sentence. What they said can be read by itself. */
  villager(saying: SayingVillager): string;
  /** The legend of what is pencilled of somebody. */
  opinion(name: string): string;
  readonly unsure: string;
  /** The button that pencils a sentence, `at` counted from 1. */
  truth(name: string, at: number, isTrue: boolean | undefined): string;

  readonly blank: string;
  decided(decided: number, total: number, hidden: number, word: Word): string;
  suppose(name: string, kind: string): string;
  readonly askClash: string;
  readonly cost: string;

  readonly accuse: {
    readonly title: string;
    readonly notReady: string;
    text(accused: string): string;
    undecided(names: readonly string[]): string;
    readonly notYet: string;
  };
}

export const TestimonyWords = createContext<LateWording<TestimonyWording> | undefined>(undefined);

export const useTestimonyWords = (): TestimonyWording => useLateWordsOf(TestimonyWords);
