// How to play.
import type { Metadata } from "next";
import { Learn } from "../../../src/house/learn/learn.tsx";
import { en as foot } from "../../../words/en/foot.ts";
import { en as words } from "../../../words/en/learn.ts";

export const metadata: Metadata = { title: words.title };

export default function LearnPage() {
  return <Learn words={words} foot={foot} />;
}
