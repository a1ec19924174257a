import { en } from "./words/en/index.ts";
import { itCostsItsWords } from "./words/examples.cases.ts";

itCostsItsWords(en, {
  names: ["Li Mu", "Wang Hua", "Zhao Min", "Song Li", "Han Ming", "Tang Mu"],
  said: ["Ben is an elf.", "Exactly 2 of us are elves."],
  kinds: [
    { one: "dwarf", many: "dwarfs" },
    { one: "elf", many: "elves" },
  ],
  row: { where: "in row 1" },
  around: (name) => ({ where: `around ${name}` }),
  region: "row 1",
});
