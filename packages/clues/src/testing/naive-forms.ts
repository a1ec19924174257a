// The definitions of all forms, collected from the files of the forms: whatever is exported there under a name that begins with naive.

/// <reference types="vite/types/importMeta.d.ts" />
import type { NaiveQuantifier } from "../atoms/naive-quantifier.ts";
import type { Naive } from "../naive.ts";

type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const collect = <T>(modules: Modules): Readonly<Record<string, T>> =>
  Object.assign(
    {},
    ...Object.values(modules).flatMap((module) =>
      Object.entries(module).flatMap(([name, make]) => (name.startsWith("naive") ? [(make as () => object)()] : [])),
    ),
  );

export const NAIVE_CLASSIC = collect<Naive<never>>(
  import.meta.glob(["../classic/*.ts", "!../classic/*.test.ts"], { eager: true }),
);

export const NAIVE_WHO = collect<Naive<never>>(import.meta.glob("../who/forms/*.ts", { eager: true }));

export const NAIVE_QUANTIFIERS = collect<NaiveQuantifier>(import.meta.glob("../atoms/forms/*.ts", { eager: true }));
