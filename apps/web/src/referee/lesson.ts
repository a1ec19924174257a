// What the teacher says in the guided puzzle. Nothing is written for one puzzle: each lesson is the engine's own next step, told with less and less help.
import { type Game, type Hint, type Outcome, play, type Session, type View } from "@demonstrandum/engine";
import { withArticle } from "@demonstrandum/text";
import { wordFor } from "../board/say-person.ts";
import type { Lesson } from "./referee.ts";

/** How many people are named before the teacher asks for a verdict without proof, and before help gets thinner. */
const TRY_REFUSAL_AFTER = 2;
const EXPLAIN_UNTIL = 5;
const POINT_UNTIL = 9;

const answer = (game: Game, session: Session, level: Hint["level"]): Hint | undefined => {
  const { outcome } = play(game, session, { kind: "hint", level });
  return outcome.kind === "hint" ? outcome.hint : undefined;
};

const isRefused = ({ kind }: Outcome) => kind === "refused";

/** Someone of whom nothing is proved yet, either way. */
export function findUnproved(game: Game, session: Session, view: View): number | undefined {
  return view.people.find(
    ({ id, identity, refused }) =>
      identity === undefined &&
      refused.length === 0 &&
      [false, true].every((guess) =>
        isRefused(play(game, session, { kind: "verdict", person: id, identity: guess }).outcome),
      ),
  )?.id;
}

const lesson = (title: string, text: string, target?: number): Lesson => ({
  title,
  text,
  target,
  quotes: [],
  proof: [],
});

function explain(game: Game, session: Session, view: View, title: string): Lesson {
  const hint = answer(game, session, 4);
  if (hint?.person === undefined || hint.identity === undefined) return lesson(title, "");
  const { person, identity, speakers = [], proof = [] } = hint;
  const name = view.people[person]?.name ?? "";
  return {
    title,
    text: `Choose ${name} and name them ${withArticle(wordFor(view.words, identity))}.`,
    target: person,
    quotes: speakers.map((id) => `${view.people[id]?.name}: “${view.people[id]?.clue?.text ?? ""}”`),
    proof: proof.map(({ text }) => text),
  };
}

function askForRefusal(game: Game, session: Session, view: View): Lesson | undefined {
  if (view.mistakes > 0) return undefined;
  const person = findUnproved(game, session, view);
  if (person === undefined) return undefined;
  return lesson(
    "Now try to guess",
    `Nothing on the table settles ${view.people[person]?.name}. Choose them and say anything at all, to see what happens.`,
    person,
  );
}

function afterRefusal(session: Session): Lesson | undefined {
  const { kind } = session.moves.at(-1) ?? {};
  const wasWhy = kind === "why";
  const hasAskedWhy = session.moves.some((move) => move.kind === "why");
  if (wasWhy) {
    return lesson(
      "A world that says otherwise",
      "The dashed seals are a world that fits every clue so far. As long as such a world exists, nothing is proved. Go back to the board when you have seen it.",
    );
  }
  if (!hasAskedWhy && kind === "verdict") {
    return lesson(
      "Refused, right or wrong",
      "The game never says whether a guess was true, only that it was not proved. Ask “Why?” to see the reason.",
    );
  }
  return undefined;
}

function point(game: Game, session: Session, view: View): Lesson {
  const hint = answer(game, session, 3);
  const speakers = (hint?.speakers ?? []).map((id) => view.people[id]?.name).join(" and ");
  return lesson(
    "With less help",
    `Someone’s identity follows from what ${speakers || "the board"} said. It is the one marked. Which is it?`,
    hint?.person,
  );
}

/** `isAnswered`: the answer to the last move is still open beside the board. */
export function makeLesson(game: Game, session: Session, view: View, isAnswered: boolean): Lesson {
  const named = view.people.filter(({ identity }) => identity !== undefined).length - 1;
  const start = view.people.find(({ clue }) => clue);
  if (view.isDone) return lesson("That was all of them", "You proved every one. Now you know how it goes.");
  if (named <= 0) {
    return explain(game, session, view, `${start?.name} is known, and speaks`);
  }
  if (named === 1) return explain(game, session, view, "Now there are two clues");
  if (named >= TRY_REFUSAL_AFTER) {
    const guess = (isAnswered ? afterRefusal(session) : undefined) ?? askForRefusal(game, session, view);
    if (guess) return guess;
  }
  if (named <= EXPLAIN_UNTIL) return explain(game, session, view, "The next step");
  if (named <= POINT_UNTIL) return point(game, session, view);
  return lesson(
    "On your own",
    "You know all there is to know. If you are stuck, “Hint” says where to look; ask again and it says more.",
  );
}
