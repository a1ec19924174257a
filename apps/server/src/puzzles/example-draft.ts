// A small draft for the examples of the API: fifteen people on a board, of whom one has spoken.

const NAMES = "Ada Ben Cleo Dora Emil Finn Greta Hugo Iris Jack Kira Luis Mona Nova Otto".split(" ");
const WEREWOLVES = [2, 5, 6, 9, 11, 13];

export const EXAMPLE_DRAFT = {
  format: "demonstrandum/1",
  game: "who",
  dialect: "who",
  start: 0,
  characters: NAMES.map((name, id) => ({
    id,
    name,
    row: Math.floor(id / 3),
    col: id % 3,
    identity: WEREWOLVES.includes(id) ? "werewolf" : "villager",
    ...(id === 1
      ? { clue: { template: "neighbor-count", params: { count: 3, role: "werewolf", character: "Emil" } } }
      : {}),
  })),
};
