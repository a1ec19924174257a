// How to play: the rules, the words, and the way to a first puzzle.
import Link from "next/link";
import { ButtonLink } from "../design/button-link.tsx";
import { Panel } from "../design/panel.tsx";
import { RootIcon } from "../design/roots.tsx";
import { Seal } from "../design/seal.tsx";
import { Skin } from "../design/skin.tsx";
import { SiteFoot } from "../home/site-foot.tsx";
import { COLS, PLACES, ROWS, WORDS } from "./glossary.ts";
import style from "./learn.module.css";
import { MiniBoard } from "./mini-board.tsx";

const RULES = [
  ["Everyone is one of two", "Cultivator or demon, villager or werewolf. At first you know one person."],
  ["Whoever is known speaks one true sentence", "Demons too. Choose them to read it: everyone it speaks of lights up."],
  [
    "Name only what you can prove",
    "Choose someone hidden and say what they are. If the clues force it, in whatever order you like, it stands, and you have a new clue.",
  ],
  [
    "Otherwise: “Not enough evidence!”",
    "The game says the same whether you were wrong or merely too early, so guessing teaches nothing. Ask why, and it shows a world that fits every clue and says otherwise.",
  ],
  [
    "You never need to guess",
    "In every position someone can be proved. If you cannot see whom, a hint says where to look, then which clues, then who, then the proof itself.",
  ],
] as const;

const ROOTS = ["Metal", "Wood", "Water", "Fire", "Earth"];

export function Learn() {
  return (
    <Skin name="ink">
      <main className={style.learn}>
        <nav className={style.nav} aria-label="Site">
          <Link href="/">‹ All games</Link>
        </nav>
        <h1>How to play</h1>
        <ol className={style.rules}>
          {RULES.map(([title, text]) => (
            <li key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <Panel className={style.first} aria-labelledby="first-puzzle">
          <h2 id="first-puzzle">Your first puzzle</h2>
          <p>The best way to learn it is to play, with someone at your side who explains each step.</p>
          <ButtonLink look="primary" href="/learn/first">
            Play the guided puzzle
          </ButtonLink>
        </Panel>
        <Signs />
        <Places />
        <Words />
        <section aria-labelledby="evidence">
          <h2 id="evidence">What counts as evidence</h2>
          <p>
            The people who are known, the clues on the table, and the board itself. Nothing else: not how many demons
            there usually are, not that a puzzle has one answer, not how clues tend to be written.
          </p>
        </section>
      </main>
      <SiteFoot />
    </Skin>
  );
}

function Signs() {
  return (
    <section aria-labelledby="signs">
      <h2 id="signs">Signs</h2>
      <ul className={style.signs}>
        <li>
          <Seal glyph="仙" kind="a" /> <Seal glyph="妖" kind="b" /> cultivator, round; demon, square
        </li>
        <li>
          <Seal glyph="人" kind="a" /> <Seal glyph="狼" kind="b" /> villager, round; werewolf, square
        </li>
        <li>
          {ROOTS.map((root) => (
            <span key={root} className={style.root}>
              <RootIcon root={root} /> {root}
            </span>
          ))}
        </li>
        <li>A clue that can add nothing more fades by itself.</li>
        <li>Dot, square and triangle are your own tags, to mean what you like.</li>
      </ul>
    </section>
  );
}

function Places() {
  return (
    <section aria-labelledby="places">
      <h2 id="places">Where people stand</h2>
      <ul className={style.places}>
        {PLACES.map(({ word, meaning, marked, lit }) => (
          <li key={word}>
            <MiniBoard rows={ROWS} cols={COLS} marked={marked} lit={lit} />
            <div>
              <h3>{word}</h3>
              <p>{meaning}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Words() {
  return (
    <section aria-labelledby="words">
      <h2 id="words">How clues count</h2>
      <dl className={style.words}>
        {WORDS.map(([word, meaning]) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
