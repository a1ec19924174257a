// For addresses that lead nowhere.
import { en } from "../src/lost/not-found-words/en.ts";
import { NothingHere } from "../src/lost/nothing-here.tsx";

export default function NotFound() {
  return <NothingHere words={en} />;
}
