// The guided first puzzle.
import type { Metadata } from "next";
import { FirstPuzzle } from "../../../src/learn/first-puzzle.tsx";

export const metadata: Metadata = { title: "Your first puzzle" };

export default function FirstPuzzlePage() {
  return <FirstPuzzle />;
}
