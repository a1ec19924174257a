// How to play.
import type { Metadata } from "next";
import { Learn } from "../../src/learn/learn.tsx";

export const metadata: Metadata = { title: "How to play" };

export default function LearnPage() {
  return <Learn />;
}
