// The classic clue types in any language.

import type { ClueTongue, NamedSetting } from "../tongue.ts";
import type { ClassicClue } from "./classic.ts";
import type { ClassicParams } from "./classic-form.ts";
import type { ClassicWording } from "./words/wording.ts";

export const makeClassicTongue = (words: ClassicWording): ClueTongue<ClassicClue> => {
  const sentences = words as Readonly<Record<string, (params: ClassicParams, at: NamedSetting) => string>>;
  return { sayClue: ({ type, params }, at) => sentences[type]?.(params, at) ?? "" };
};
