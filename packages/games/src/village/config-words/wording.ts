// Why a village cannot be had as it was asked for: whole sentences, but for what a setting must be, which `setting` completes.

import type { Remark } from "@demonstrandum/text";

export interface VillageConfigWording {
  readonly notObject: string;
  noSetting(key: string): string;
  setting(key: string, must: string): string;
  whole(least: number, most: number): string;
  readonly yesNo: string;
  oneOf(choices: readonly string[]): string;
  readonly text: string;
  readonly notEmpty: string;

  over(least: string, atLeast: number, most: string, atMost: number): string;
  tooManyWolves(wolvesMax: number, size: number): string;
  namesCount(names: number, size: number): string;
  nameUnfit(flaw: Remark): string;
  nameTwice(name: string): string;
  twoAttempts(attempts: number, maxAttempts: number): string;
  countsOff(count: number): string;
  tooManyRelations(relations: number, size: number, room: number): string;
  readonly conciseNeedsUnique: string;
  budget(budget: number, statements: number): string;
  readonly mixedNeedsTwo: string;
  readonly nothingSettled: string;
  readonly terseThree: string;
  terseEasy(size: number): string;

  /** What helps where no village was found. `wolves` is the greatest number of werewolves that helps, if it is not allowed yet. */
  readonly helpsConcise: string;
  helpsTerse(wolves: number | undefined): string;
  helpsDense(wolves: number | undefined): string;
}
