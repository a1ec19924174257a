// What is left of a value once JSON has carried it: data that can be changed, and no functions.

export type Wire<T> = T extends (...given: never[]) => unknown
  ? undefined
  : T extends object
    ? { -readonly [K in keyof T]: Wire<T[K]> }
    : T;
