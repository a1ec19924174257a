// The worker's side of the workshop: everything about a draft that takes reasoning, in the words of the page's language.
import {
  type BareView,
  type ClueView,
  type GameWords,
  generate,
  makeCode,
  makeRng,
  newSession,
  type PersonView,
  type Puzzle,
  type Rng,
  readCode,
  sayHonestyOf,
  solveIn,
  ToldError,
  tellTable,
  type View,
  viewIn,
} from "@demonstrandum/engine";
import {
  adjustDraft,
  auditDraft,
  type ClueFields,
  fillInDraft,
  gameOfDrafts,
  layDraft,
  leewaysIn,
  type Proposal,
  puzzleOfDraft,
  readTyped,
  type Survey,
  silentPeople,
  suggestClues,
  surveyDraft,
  unneededSpeakers,
  type Workshop,
  worldsAfter,
} from "@demonstrandum/engine/workshop";
import { WORKSHOPS, workshopOf } from "@demonstrandum/games/workshop";
import { drawBoard } from "@demonstrandum/picture/draw-board";
import { parseKit } from "@demonstrandum/picture/kit";
import { type Answers, answerBy, serve } from "@demonstrandum/wire";
import { makePrintout } from "../../table/referee/printout.ts";
import type {
  BuiltSentence,
  ClueChoice,
  DraftData,
  DraftFlaw,
  OpenedCode,
  Pixels,
  Renamed,
  SentencePiece,
  Suggested,
  ToldDraft,
  Typed,
  WorkshopQuestion,
  WorkshopTalk,
} from "./messages.ts";
import { type Say, takeApart } from "./sentence.ts";

/** What a language says of the games of the workshop. */
export type WorkshopWords = Readonly<Record<string, GameWords>>;

interface Desk {
  readonly workshop: Workshop;
  readonly words: GameWords;
  readonly draft: Puzzle;
}

function openDesk(tongue: WorkshopWords, data: DraftData): Desk {
  const [workshop, words] = [workshopOf(data.game), tongue[data.game]];
  if (!workshop || !words) throw new RangeError(`No workshop for ${data.game}.`);
  return { workshop, words, draft: workshop.drafts.parse(data) };
}

const ANSWERS: Answers<WorkshopTalk, WorkshopWords> = {
  begin({ game, config, seed }) {
    const workshop = workshopOf(game) as Workshop;
    const made = generate(workshop.game, config, seed);
    if (!made.ok) throw new Error(made.failure.text);
    return asData(workshop.drafts.silenced(workshop.drafts.parse(made.puzzle)));
  },
  type: ({ draft, speaker, text }, tongue) => readText(openDesk(tongue, draft), speaker, text),
  rename: ({ draft, person, name, seed }, tongue) => rename(openDesk(tongue, draft), draft, person, name, seed),
  adjust({ draft, direction, seed }, tongue) {
    const { workshop, draft: parsed } = openDesk(tongue, draft);
    const found = adjustDraft(workshop, parsed, direction, seed);
    if (!found) return undefined;
    const { changed, survey } = found;
    return { draft: { ...draft, ...asData(found.draft) }, changed, label: survey.label };
  },
  unneeded({ draft }, tongue) {
    const { workshop, draft: parsed } = openDesk(tongue, draft);
    return unneededSpeakers(workshop, parsed);
  },
  tightest({ draft }, tongue) {
    const { workshop, draft: parsed } = openDesk(tongue, draft);
    return leewaysIn(workshop, parsed);
  },
  open: ({ code }) => openCode(code),
  publish({ draft, byline }, tongue) {
    const { workshop, draft: parsed } = openDesk(tongue, draft);
    const puzzle = puzzleOfDraft(workshop, parsed);
    if (!puzzle) throw new RangeError("No puzzle yet.");
    return makeCode(workshop.game, puzzle, byline);
  },
  print({ draft }, tongue) {
    const { workshop, words, draft: parsed } = openDesk(tongue, draft);
    return makePrintout({ game: gameOfDrafts(workshop), words }, parsed);
  },
  picture: ({ draft, title, kit }, tongue) => paint(openDesk(tongue, draft), title, kit),
  survey: ({ draft, isBare }, tongue) => (isBare ? lookOf : tellDraft)(openDesk(tongue, draft)),
  prove: ({ draft, person }, tongue) => prove(openDesk(tongue, draft), person),
  build: ({ draft, speaker, page }, tongue) => build(openDesk(tongue, draft), speaker, page),
  suggest: ({ draft, speaker }, tongue) => suggest(openDesk(tongue, draft), speaker),
  fill({ draft, difficulty, seed }, tongue) {
    const { workshop, words, draft: parsed } = openDesk(tongue, draft);
    const made = fillInDraft(workshop, parsed, difficulty, seed);
    if (!made.ok) throw new FillError(words.troubles.failure(made.failure));
    return { ...draft, ...asData(made.puzzle) };
  },
};

/** Sound or not: here it can be mended. */
function openCode(code: string): OpenedCode {
  const { puzzle, byline } = readCode(
    WORKSHOPS.map(({ game }) => game),
    code,
  );
  const { solveChain: _, difficultyScore: __, difficulty_score: ___, ...draft } = asData(puzzle);
  return { draft, byline };
}

/** The board as a player would first see it. */
function paint({ workshop, words, draft }: Desk, title: string, kit: unknown): Pixels {
  const view = viewIn({ game: gameOfDrafts(workshop), words }, newSession(draft));
  const { width, height, pixels } = drawBoard(parseKit(kit), view, title === "" ? {} : { title });
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let at = 0; at < width * height; at++) data.set(pixels.subarray(3 * at, 3 * at + 3), 4 * at);
  return { width, height, data };
}

/** What kept a draft from being filled in, in words. */
class FillError extends Error {}

const asData = (puzzle: Puzzle): DraftData => JSON.parse(JSON.stringify(puzzle)) as DraftData;

interface Surveyed {
  readonly of: string;
  readonly survey: Survey;
}

let last: Surveyed | undefined;

/** Names change nothing, so nothing is worked out again for them. */
function surveyOnce(workshop: Workshop, draft: Puzzle): Survey {
  const of = meaningOf(workshop, draft);
  if (last?.of !== of) last = { of, survey: surveyDraft(workshop, draft) };
  return last.survey;
}

function tellDraft(desk: Desk): ToldDraft {
  const { workshop, draft } = desk;
  const survey = surveyOnce(workshop, draft);
  const puzzle = survey.silent.length === 0 && !survey.stuck ? puzzleOfDraft(workshop, draft) : undefined;
  return {
    view: viewOf(desk, survey),
    survey,
    // A puzzle has been audited.
    flaws: puzzle ? [] : flawsOf(desk),
    ...sideOf(desk),
    ...(puzzle ? { code: makeCode(workshop.game, puzzle) } : {}),
  };
}

/** What needs no reasoning. */
const sideOf = ({ workshop, draft }: Desk) => ({
  levels: workshop.game.labels,
  identities: workshop.drafts.identitiesOf(draft),
});

/** How the draft looks while nothing is to be worked out. */
function lookOf(desk: Desk): ToldDraft {
  const silent = silentPeople(desk.workshop.drafts.lay(desk.draft));
  const nothing = { untrue: [], proved: [], insights: [], idle: [], repeated: [] };
  const survey: Survey = { ...nothing, silent, worlds: { count: 0, isExact: false } };
  return { view: viewOf(desk, survey), survey, isBare: true, flaws: [], ...sideOf(desk) };
}

function prove({ workshop, words, draft }: Desk, person: number): string[] {
  const { steps } = solveIn({ game: gameOfDrafts(workshop), words }, draft);
  const step = steps.find(({ people }) => people.some((each) => each.person === person));
  return (step?.proof ?? []).map(({ text }) => text);
}

const flawsOf = ({ workshop, words, draft }: Desk): DraftFlaw[] =>
  auditDraft(workshop, words, draft)
    .filter(({ kind }) => !TOLD_OTHERWISE.includes(kind))
    .map(({ text, person }) => ({ text, person }));

/** What the strip says already. */
const TOLD_OTHERWISE: readonly string[] = ["empty clue", "ambiguous", "stuck", "start", "chain"];

function viewOf({ workshop, words, draft }: Desk, survey: Survey): View {
  const told = tellTable({ game: gameOfDrafts(workshop), words }, draft);
  const { table } = layDraft(workshop, draft);
  const people = table.people.map((person, id): PersonView => {
    const [clue, said] = [table.clues[id], told.words.clues[id]];
    const spoken: ClueView | undefined =
      clue && said && clue.says.length > 0
        ? {
            people: clue.people,
            references: clue.references,
            isSpent: survey.idle.includes(id),
            ...said,
            sentences: said.sentences ?? [said.text],
          }
        : undefined;
    return {
      ...person,
      id,
      ...told.words.people[id],
      name: told.words.people[id]?.name ?? person.name,
      identity: ((table.solution >>> id) & 1) === 1,
      refused: [],
      ...(spoken ? { clue: spoken } : {}),
    };
  });
  const bare: Omit<BareView, "people"> = {
    game: draft.game,
    dialect: draft.dialect ?? "",
    difficulty: survey.label ?? "",
    rows: table.rows,
    cols: table.cols,
    isOpen: !table.isGated,
    mistakes: 0,
    hints: 0,
    deepest: 0,
    found: [],
    accused: 0,
    isDone: false,
  };
  return { ...bare, words: told.words.kinds, honesty: sayHonestyOf(told) ?? "", people };
}

/** How much is thought of at once, and how many kinds of sentences are shown. */
const THOUGHT_OF = 160;
const KINDS = 12;

/** Says what the speaker could say; of what is not well formed, of which a board keeps no words, nothing. Everybody else is silent meanwhile. */
function sayer({ workshop, words, draft }: Desk, speaker: number): Say {
  const { drafts } = workshop;
  const silent = drafts.silenced(draft);
  const { table } = layDraft(workshop, draft);
  const known = new Map<string, string | undefined>();
  return (clue) => {
    const key = JSON.stringify(clue);
    if (!known.has(key)) {
      const spoken = drafts.withClue(silent, speaker, clue);
      const isWhole = drafts.clueOf(spoken, speaker)?.text !== "";
      known.set(key, isWhole ? words.wordsFor(spoken, table).clues[speaker]?.text : undefined);
    }
    return known.get(key);
  };
}

function build(desk: Desk, speaker: number, page: number): BuiltSentence {
  const { workshop, draft } = desk;
  const laid = layDraft(workshop, draft);
  const rng = makeRng(`build ${speaker} ${page}`);
  const say = sayer(desk, speaker);
  const proposals = workshop.drafts.propose(draft, speaker, THOUGHT_OF, rng);
  const forms = new Map(proposals.map((proposal) => [proposal.form, proposal]));
  const kinds = [...forms.values()].slice(0, KINDS).map((proposal): ClueChoice => {
    const { clue } = proposal;
    return { clue, text: say(clue) ?? "", worlds: worldsAfter(laid, speaker, proposal) };
  });
  const clue = workshop.drafts.clueOf(draft, speaker);
  return { pieces: clue ? piecesOf(desk, speaker, clue, say, rng) : [], kinds };
}

function piecesOf(
  { workshop, words, draft }: Desk,
  speaker: number,
  clue: ClueFields,
  say: Say,
  rng: Rng,
): SentencePiece[] {
  const laid = layDraft(workshop, draft);
  const near = workshop.drafts.near(draft, speaker, rng);
  const proposals = new Map<ClueFields, Proposal>(near.map((proposal) => [proposal.clue, proposal]));
  const said = { clue, form: laid.table.clues[speaker]?.form ?? "" };
  const names = words.wordsFor(draft, laid.table).people.map(({ name }) => name);
  return takeApart(said, near, { say, names }, (each) => worldsAfter(laid, speaker, proposals.get(each) as Proposal));
}

/** Sentences that begin with what is typed, beside what the game's own writing offers. */
const MOST_COMPLETIONS = 8;

function sentencesFor(desk: Desk, speaker: number): string[] {
  const { workshop, draft } = desk;
  const say = sayer(desk, speaker);
  const proposals = workshop.drafts.propose(draft, speaker, THOUGHT_OF, makeRng(`build ${speaker} 0`));
  return proposals.flatMap(({ clue }) => say(clue) ?? []);
}

function readText(desk: Desk, speaker: number, text: string): Typed {
  const { workshop, words, draft } = desk;
  const begun = text.trim().toLowerCase();
  const sentences = begun === "" ? [] : sentencesFor(desk, speaker);
  const said = sentences.filter((each) => each.toLowerCase().startsWith(begun) && each !== text);
  const completions = [...new Set([...workshop.drafts.complete(draft, text), ...said])].slice(0, MOST_COMPLETIONS);
  if (begun === "") return { completions };
  const typed = readTyped(workshop, words, draft, speaker, text);
  if ("flaw" in typed) {
    const { flaw, at } = typed;
    return { completions, flaw: { text: words.troubles.say(flaw), at: at && placeOf(text, at) } };
  }
  const { clue, said: read, worlds, isFitting } = typed;
  return { completions, read: { clue, text: read, worlds, isFitting } };
}

/** How many characters stand before a place. */
const placeOf = (text: string, { line, column }: { readonly line: number; readonly column: number }): number =>
  text
    .split("\n")
    .slice(0, line - 1)
    .reduce((sum, each) => sum + each.length + 1, column - 1);

function rename(
  { workshop, draft }: Desk,
  data: DraftData,
  person: number,
  name: string | undefined,
  seed: string,
): Renamed {
  const next = workshop.drafts.renamed(draft, person, name, makeRng(seed));
  return {
    draft: { ...data, ...asData(next) },
    isOnlyName: meaningOf(workshop, next) === meaningOf(workshop, draft),
  };
}

/** All that reasoning knows of a draft. */
function meaningOf({ drafts }: Workshop, draft: Puzzle): string {
  const { clues, solution, start, isGated, honesty } = drafts.lay(draft);
  return JSON.stringify([draft.game, clues.map(({ says }) => says), solution, start, isGated, honesty]);
}

function suggest(desk: Desk, speaker: number): Suggested[] {
  const { workshop, draft, words } = desk;
  const { people } = words.wordsFor(draft, layDraft(workshop, draft).table);
  const say = sayer(desk, speaker);
  return suggestClues(workshop, draft, speaker).map(({ clue, effect, worlds, proves, label }) => ({
    clue,
    effect,
    worlds,
    text: say(clue) ?? "",
    proves: proves.map((person) => people[person]?.name ?? ""),
    label,
  }));
}

export const answer = (tongue: WorkshopWords, question: WorkshopQuestion): unknown =>
  answerBy<WorkshopTalk, WorkshopWords>(ANSWERS, question, tongue);

/** What is said of a draft that was refused. */
export function reasonOf(tongue: WorkshopWords, error: unknown, question: WorkshopQuestion): string | undefined {
  if (error instanceof ToldError) return tongue[gameOf(question)]?.troubles.say(error.says);
  return error instanceof FillError ? error.message : undefined;
}

/** Whose words say what is wrong; of codes all games say the same. */
function gameOf(question: WorkshopQuestion): string {
  if ("draft" in question) return question.draft.game;
  return "game" in question ? question.game : (WORKSHOPS[0]?.game.id ?? "");
}

export const serveWorkshop = (tongue: WorkshopWords): void =>
  serve<WorkshopTalk>(self, {
    answer: (question) => answer(tongue, question),
    reasonOf: (error, question) => reasonOf(tongue, error, question),
  });
