// What a validator expected or received, in Chinese: it has a notation of its own for data.

const KINDS = new Map(
  Object.entries({
    number: "数字",
    string: "文字",
    boolean: "真或假",
    Object: "对象",
    Array: "列表",
    undefined: "空缺",
    never: "空缺",
    null: "空值",
    true: "真",
    false: "假",
    NaN: "非数",
  }),
);

/** A kind of data, "a" as “a”, and ("a" | "b") as “a”或“b”. */
export function sayChineseData(written: string): string {
  const kind = KINDS.get(written);
  if (kind !== undefined || !/^\(?".*"\)?$/s.test(written)) return kind ?? written;
  return written
    .replace(/^\((.*)\)$/s, "$1")
    .replace(/"([^"]*)"(?: \| )?/g, (all, word) => `“${word}”${all.endsWith("| ") ? "或" : ""}`);
}
