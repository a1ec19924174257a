// How to play, in Chinese.
import type { Metadata } from "next";
import { zh as foot } from "../../../src/home/foot-words/zh.ts";
import { Learn } from "../../../src/learn/learn.tsx";
import { zh as words } from "../../../src/learn/words/zh.ts";

export const metadata: Metadata = { title: words.title };

export default function ChineseLearnPage() {
  return <Learn words={words} foot={foot} />;
}
