// A suggestion in one line of Chinese.

import type { Setup } from "../table/setup.ts";
import { chineseTokensIn } from "./chinese-names.ts";
import { spelledInChinese } from "./chinese-spelling.ts";
import { type LineWords, readTypedSuggestion, type TypedSuggestion } from "./typed-suggestion.ts";

const CHINESE: LineWords = {
  show: /出|示|亮|看|给|展/,
  pass: /没|过|不|无/,
  nobody: /没 ?人|无 ?人|没 ?有 ?人|都 ?没|谁 ?也 ?没|都 ?过/,
  me: /^我$/,
  filler: /^[问猜说提的了用在和跟是一张牌出示亮看给展没过不无有人都谁也能我这那，：]$/,
};

export const readChineseLine = (text: string, setup: Setup): TypedSuggestion =>
  readTypedSuggestion(setup, chineseTokensIn(spelledInChinese(text, setup, isMeant), setup), CHINESE);

const isMeant = (character: string): boolean => Object.values(CHINESE).some((each) => each.test(character));
