// The parts of a board in English.

import type { GridBoardWording } from "./wording.ts";

export const en: GridBoardWording = {
  row: (row) => `row ${row}`,
  groups: {
    row: ({ line }) => ({ where: `in row ${line}`, outside: `outside row ${line}` }),
    column: ({ column }) => ({ where: `in column ${column}`, outside: `outside column ${column}` }),
    element: ({ element }) => ({ where: `with ${element}`, outside: `without ${element}` }),
    neighbor: ({ name }) => ({ where: `around ${name}` }),
    above: ({ name }) => ({ where: `above ${name}` }),
    below: ({ name }) => ({ where: `below ${name}` }),
    "left of": ({ name }) => ({ where: `to the left of ${name}` }),
    "right of": ({ name }) => ({ where: `to the right of ${name}` }),
    "above row": ({ line }) => ({ where: `above row ${line}` }),
    "below row": ({ line }) => ({ where: `below row ${line}` }),
    "left of column": ({ column }) => ({ where: `to the left of column ${column}` }),
    "right of column": ({ column }) => ({ where: `to the right of column ${column}` }),
    corner: () => ({ where: "in the corners" }),
    edge: () => ({ where: "on the edge (not in a corner)" }),
    everyone: () => ({ where: "on the board" }),
  },
};
