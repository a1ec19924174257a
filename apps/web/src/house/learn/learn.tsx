// How to play: the rules, the words, and the way to a first puzzle.

import { ELEMENTS } from "@demonstrandum/clues/board";
import type { Words } from "../../../words/words.ts";
import { ButtonLink } from "../../base/design/button-link.tsx";
import { Panel } from "../../base/design/panel.tsx";
import { RootIcon } from "../../base/design/roots.tsx";
import { Seal } from "../../base/design/seal.tsx";
import { Skin } from "../../base/design/skin.tsx";
import { SiteLink } from "../../base/language/site-link.tsx";
import { SiteFoot } from "../home/site-foot.tsx";
import { COLS, PLACES, ROWS } from "./glossary.ts";
import style from "./learn.module.css";
import { MiniBoard } from "./mini-board.tsx";

interface PartProps {
  readonly words: Words["learn"];
}

interface LearnProps extends PartProps {
  readonly foot: Words["foot"];
}

export function Learn({ words, foot }: LearnProps) {
  const { first, evidence } = words;
  return (
    <Skin name="ink">
      <main className={style.learn}>
        <nav className={style.nav} aria-label={words.site}>
          <SiteLink href="/">{words.allGames}</SiteLink>
        </nav>
        <h1>{words.title}</h1>
        <ol className={style.rules}>
          {words.rules.map(({ title, text }) => (
            <li key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <Panel className={style.first} aria-labelledby="first-puzzle">
          <h2 id="first-puzzle">{first.title}</h2>
          <p>{first.text}</p>
          <p className={style.begin}>
            <ButtonLink look="primary" href="/learn/quick">
              {first.quick}
            </ButtonLink>
            <ButtonLink href="/learn/first">{first.play}</ButtonLink>
          </p>
        </Panel>
        <Signs words={words} />
        <Places words={words} />
        <Counts words={words} />
        <Spoken words={words} />
        <section aria-labelledby="evidence">
          <h2 id="evidence">{evidence.title}</h2>
          <p>{evidence.text}</p>
        </section>
      </main>
      <SiteFoot words={foot} />
    </Skin>
  );
}

function Signs({ words: { signs } }: PartProps) {
  return (
    <section aria-labelledby="signs">
      <h2 id="signs">{signs.title}</h2>
      <ul className={style.signs}>
        <li>
          <Seal glyph="仙" kind="a" /> <Seal glyph="妖" kind="b" /> {signs.cultivators}
        </li>
        <li>
          <Seal glyph="人" kind="a" /> <Seal glyph="狼" kind="b" /> {signs.villagers}
        </li>
        <li>
          {ELEMENTS.map((root) => (
            <span key={root} className={style.root}>
              <RootIcon root={root} name={signs.roots[root]} /> {signs.roots[root]}
            </span>
          ))}
        </li>
        <li>{signs.fading}</li>
        <li>{signs.tags}</li>
      </ul>
    </section>
  );
}

function Places({ words }: PartProps) {
  return (
    <section aria-labelledby="places">
      <h2 id="places">{words.placesTitle}</h2>
      <ul className={style.places}>
        {PLACES.map(({ id, marked, lit }) => (
          <li key={id}>
            <MiniBoard rows={ROWS} cols={COLS} marked={marked} lit={lit} />
            <div>
              <h3>{words.places[id].title}</h3>
              <p>{words.places[id].text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Counts({ words }: PartProps) {
  return (
    <section aria-labelledby="words">
      <h2 id="words">{words.countsTitle}</h2>
      <dl className={style.words}>
        {words.counts.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Where everyone has spoken and some of them lie: the village, and boards of liars. */
function Spoken({ words: { spoken } }: PartProps) {
  return (
    <section aria-labelledby="spoken">
      <h2 id="spoken">{spoken.title}</h2>
      <dl className={style.words}>
        {spoken.rules.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div>
          <dt>{spoken.speechTitle}</dt>
          {spoken.speech.map((text) => (
            <dd key={text}>{text}</dd>
          ))}
        </div>
      </dl>
      <p>
        <ButtonLink href="/village">{spoken.toVillage}</ButtonLink>
      </p>
    </section>
  );
}
