// A small puzzle for the examples of the API: five villagers, of whom some are werewolves.

export const EXAMPLE_PUZZLE = {
  format: "demonstrandum/1",
  game: "village",
  seed: "example#0",
  config: {},
  difficulty: "medium",
  villagers: [
    { index: 0, name: "Alchemist Alice" },
    { index: 1, name: "Barber Bob" },
    { index: 2, name: "Captain Charles" },
    { index: 3, name: "Doctor Dorothy" },
    { index: 4, name: "Elder Edith" },
  ],
  statements: [
    ["IMP(1,3)", "IMP(4,1)"],
    ["IFF(0,3)", "XOR(2,4)"],
    ["NOR(1,4)", "NOT_IMP(3,0)"],
    ["OR(0,2)", "OR(0,1)"],
    ["IFF(1,2)", "NOR(1,3)"],
  ],
  solution: [true, true, true, false, true],
};
