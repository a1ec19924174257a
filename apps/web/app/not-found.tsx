// For addresses that lead nowhere.
import type { Metadata } from "next";
import { en } from "../src/lost/not-found-words/en.ts";
import { NothingHere } from "../src/lost/nothing-here.tsx";

export const metadata: Metadata = { title: en.title };

export default function NotFound() {
  return <NothingHere words={en} />;
}
