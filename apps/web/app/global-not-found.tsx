// For addresses that lead nowhere. Stands above the frames of the languages, so it brings its own.
import type { Metadata } from "next";
import { NothingHere } from "../src/house/lost/nothing-here.tsx";
import { en as home } from "../words/en/home.ts";
import { en as version } from "../words/en/new-version.ts";
import { en as words } from "../words/en/not-found.ts";
import { Frame, makeMetadata, viewport } from "./frame.tsx";

export const metadata: Metadata = { ...makeMetadata(home.description), title: `${words.title} · Demonstrandum` };

export { viewport };

export default function NotFound() {
  return (
    <Frame language="en" words={version}>
      <NothingHere words={words} />
    </Frame>
  );
}
