// The parts of a board in Chinese.

import type { GroupWords } from "@demonstrandum/engine";
import type { GridBoardWording } from "./wording.ts";

const at = (where: string): GroupWords => ({ verb: "在", where });

const row = (line: number): string => `第${line}行`;

export const zh: GridBoardWording = {
  row,
  groups: {
    row: ({ line }) => at(row(line)),
    column: ({ column }) => at(column),
    element: ({ element }) => ({ verb: "有", where: `${element}灵根` }),
    neighbor: ({ name }) => at(`${name}周围`),
    above: ({ name }) => at(`${name}上方`),
    below: ({ name }) => at(`${name}下方`),
    "left of": ({ name }) => at(`${name}左边`),
    "right of": ({ name }) => at(`${name}右边`),
    "above row": ({ line }) => at(`${row(line)}上面各行`),
    "below row": ({ line }) => at(`${row(line)}下面各行`),
    "left of column": ({ column }) => at(`${column}左边各列`),
    "right of column": ({ column }) => at(`${column}右边各列`),
    corner: () => at("四角"),
    edge: () => at("边上（四角除外）"),
    everyone: () => at("场上"),
  },
};
