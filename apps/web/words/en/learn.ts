// "How to play" in English.
import { GLOSSARY } from "@demonstrandum/games";

interface Titled {
  readonly title: string;
  readonly text: string;
}

export const en = {
  title: "How to play",
  /** The links to other pages, for screen readers. */
  site: "Site",
  allGames: "‹ All games",
  rules: [
    {
      title: "Everyone is one of two",
      text: "Cultivator or demon, villager or werewolf. At first you know one person.",
    },
    {
      title: "Whoever is known speaks one true sentence",
      text: "Demons too. Choose them to read it: everyone it speaks of lights up.",
    },
    {
      title: "Name only what you can prove",
      text: "Choose someone hidden and say what they are. If the clues force it, in whatever order you like, it stands, and you have a new clue.",
    },
    {
      title: "Otherwise: “Not enough evidence!”",
      text: "The game says the same whether you were wrong or merely too early, so guessing teaches nothing. Ask why, and it shows a world that fits every clue and says otherwise.",
    },
    {
      title: "You never need to guess",
      text: "In every position someone can be proved. If you cannot see whom, a hint says where to look, then which clues, then who, then the proof itself.",
    },
  ] satisfies readonly Titled[],
  first: {
    title: "Your first puzzle",
    text: "The best way to learn it is to play, with someone at your side who explains each step.",
    quick: "Ninety seconds",
    play: "Play the guided puzzle",
  },
  signs: {
    title: "Signs",
    cultivators: "cultivator, round; demon, square",
    villagers: "villager, round; werewolf, square",
    roots: { Metal: "Metal", Wood: "Wood", Water: "Water", Fire: "Fire", Earth: "Earth" },
    fading: "A clue that can add nothing more fades by itself.",
    tags: "Dot, square and triangle are your own tags, to mean what you like.",
  },
  placesTitle: "Where people stand",
  places: {
    neighbors: {
      title: "neighbors",
      text: "Everyone around a person, diagonals too. In the middle that is eight people.",
    },
    neighborsAtEdge: { title: "neighbors, at an edge", text: "Five of them." },
    neighborsInCorner: { title: "neighbors, in a corner", text: "Three of them." },
    row: { title: "row 2", text: "Rows are counted from the top." },
    column: { title: "column C", text: "Columns are lettered from the left; in Clues of Who they are numbered." },
    corners: { title: "corners", text: "The four of them." },
    edges: { title: "edges", text: "The border without the corners." },
    sideways: {
      title: "left of, right of",
      text: "Along the same row, as far as it goes. Here: right of the marked person.",
    },
    upAndDown: { title: "above, below", text: "Along the same column, as far as it goes. Here: below." },
    directly: { title: "directly above", text: "The one person next to them, and nobody further." },
    between: { title: "between", text: "Strictly between two people of one row or one column." },
    common: { title: "neighbors of both", text: "People who are near the one and near the other." },
    connected: {
      title: "connected",
      text: "One chain, each beside or above the next, never only diagonally. One alone, or none, counts as connected.",
    },
  },
  countsTitle: "How clues count",
  /** How clues count: what they say, and what it means. */
  counts: [
    { title: "exactly 2", text: "Two, not more and not fewer." },
    { title: "at least 2, at most 2", text: "Two or more; two or fewer." },
    { title: "an odd number, an even number", text: "1, 3, 5 … and 0, 2, 4 …" },
    { title: "the most", text: "More than any other: a tie is not the most." },
    {
      title: "exactly 2 of my 5 neighbors in row 4",
      text: "Of the five people meant, two are, and the other three are not.",
    },
    { title: "the only demon in row 3", text: "That one is a demon, and everyone else in the row is not." },
    {
      title: "spiritual root",
      text: "Metal, Wood, Water, Fire, Earth. Someone may have several and counts for each.",
    },
    {
      title: "before Bianca alphabetically",
      text: "Everyone whose name comes earlier in the alphabet, wherever they stand.",
    },
  ] satisfies readonly Titled[],
  /** Where everyone has spoken and some of them lie. */
  spoken: {
    title: "Where everyone has spoken",
    rules: [
      {
        title: "Everything is on the table",
        text: "Nobody is known at first. What an honest person says is true; a villager who is a werewolf says at least one false thing, and on a board of liars whatever a demon or werewolf says is false.",
      },
      {
        title: "Suppose and refute",
        text: "Suppose that somebody is human and follow what they say. If you end in a contradiction, they are not. A supposition keeps what you pencil in after it and is dropped with it.",
      },
      {
        title: "Pencil in what you think",
        text: "Human, werewolf or unsure beside each name, a tick or a cross beside each statement. “Contradiction?” tells which notes and statements clash; it counts as a hint.",
      },
      {
        title: "Prove one, or accuse all",
        text: "Name people one by one, in any order that can be proved; or pencil in everyone and accuse them all at once. A wrong accusation is one mistake and tells nothing more.",
      },
    ] satisfies readonly Titled[],
    speechTitle: "How villagers speak",
    /** What villagers mean by their words. */
    speech: GLOSSARY,
    toVillage: "To the village of liars",
  },
  evidence: {
    title: "What counts as evidence",
    text: "The people who are known, the clues on the table, and the board itself. Nothing else: not how many demons there usually are, not that a puzzle has one answer, not how clues tend to be written.",
  },
};
