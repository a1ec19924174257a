// What the page "How to play" says.
import type { Element } from "@demonstrandum/clues";
import type { PlaceId } from "../glossary.ts";

interface Titled {
  readonly title: string;
  readonly text: string;
}

export interface LearnWording {
  readonly title: string;
  /** The links to other pages, for screen readers. */
  readonly site: string;
  readonly allGames: string;
  readonly rules: readonly Titled[];
  readonly first: Titled & { readonly play: string };
  readonly signs: {
    readonly title: string;
    readonly cultivators: string;
    readonly villagers: string;
    readonly roots: Readonly<Record<Element, string>>;
    readonly fading: string;
    readonly tags: string;
  };
  readonly placesTitle: string;
  readonly places: Readonly<Record<PlaceId, Titled>>;
  readonly countsTitle: string;
  /** How clues count: what they say, and what it means. */
  readonly counts: readonly Titled[];
  /** Where everyone has spoken and some of them lie. */
  readonly spoken: {
    readonly title: string;
    readonly rules: readonly Titled[];
    readonly speechTitle: string;
    /** What villagers mean by their words. */
    readonly speech: readonly string[];
    readonly toVillage: string;
  };
  readonly evidence: Titled;
}
