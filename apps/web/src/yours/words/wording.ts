// What the page of the player's own games says.
import { createContext } from "react";
import type { TitleWording } from "../../games/title-words/wording.ts";
import { useWordsOf } from "../../language/use-words-of.ts";
import type { SettingName } from "../settings.tsx";

export interface YoursWording {
  readonly house: TitleWording;
  readonly title: string;
  /** The links to other pages, for screen readers. */
  readonly site: string;
  readonly allGames: string;
  readonly nothingYet: string;
  readonly chooseGame: string;
  readonly goOn: string;
  readonly finished: string;
  readonly deleted: string;
  readonly undo: string;
  readonly save: string;
  known(known: number, total: number): string;
  mistakes(count: number): string;
  readonly look: string;
  readonly replay: string;
  readonly delete: string;
  readonly figures: {
    readonly title: string;
    streak(days: number): string;
    readonly finished: string;
    readonly clean: string;
    readonly best: string;
    readonly median: string;
  };
  readonly settings: { readonly title: string } & Readonly<Record<SettingName, string>>;
}

export const YoursWords = createContext<YoursWording | undefined>(undefined);

export const useYoursWords = (): YoursWording => useWordsOf(YoursWords);
