// What a language says with the classic clue types, and what it calls them where they can be switched off.

import type { Setting } from "../../form.ts";
import type { NamedSetting } from "../../tongue.ts";
import type { ClassicId, ClassicParamsOf } from "../forms.ts";

/** A sentence for each type. */
export type ClassicWording<At extends Setting = NamedSetting> = {
  readonly [Id in ClassicId]: (params: ClassicParamsOf<Id>, at: At) => string;
};

export type ClassicLabels = Readonly<Record<ClassicId, string>>;
