// How to play.
import type { Metadata } from "next";
import { en as foot } from "../../src/home/foot-words/en.ts";
import { Learn } from "../../src/learn/learn.tsx";
import { en as words } from "../../src/learn/words/en.ts";

export const metadata: Metadata = { title: words.title };

export default function LearnPage() {
  return <Learn words={words} foot={foot} />;
}
