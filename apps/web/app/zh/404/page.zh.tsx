// For Chinese addresses that lead nowhere: the server answers them with this page.
import type { Metadata } from "next";
import { NothingHere } from "../../../src/house/lost/nothing-here.tsx";
import { zh } from "../../../words/zh/not-found.ts";

export const metadata: Metadata = { title: zh.title, robots: { index: false } };

export default function ChineseNotFoundPage() {
  return <NothingHere words={zh} />;
}
