// What the front door says.
import type { HouseWording } from "../../games/words/wording.ts";
import type { TableAddress } from "../tables.tsx";

export interface HomeWording {
  readonly house: HouseWording;
  /** What the house is, for search engines and installed apps. */
  readonly description: string;
  readonly lead: string;
  readonly glance: {
    /** The three people of the picture. */
    readonly names: readonly [string, string, string];
    /** What one of them says, and what is said around it. */
    readonly caption: { readonly before: string; readonly quote: string; readonly after: string };
  };
  readonly daily: { readonly go: string; readonly text: string };
  readonly games: string;
  readonly today: string;
  readonly fresh: string;
  /** The same for screen readers, which hear the links without what stands around them. */
  todayOf(title: string): string;
  freshOf(title: string): string;
  readonly tables: Readonly<Record<TableAddress, { readonly title: string; readonly text: string }>>;
}
