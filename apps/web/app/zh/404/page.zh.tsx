// For Chinese addresses that lead nowhere: the server answers them with this page.
import type { Metadata } from "next";
import { zh } from "../../../src/lost/not-found-words/zh.ts";
import { NothingHere } from "../../../src/lost/nothing-here.tsx";

export const metadata: Metadata = { title: zh.title, robots: { index: false } };

export default function ChineseNotFoundPage() {
  return <NothingHere words={zh} />;
}
