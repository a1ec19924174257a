// A new table in under a minute, or the corrections to an old one: deck, players, hand, open cards.
"use client";

import { cardsOf, type Deck, type PlayingCard, type Setup, type TableWording } from "@demonstrandum/deals";
import { useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import type { Words } from "../../../words/words.ts";
import { Button } from "../../base/design/button.tsx";
import { Check } from "../../base/design/choices.tsx";
import { Panel } from "../../base/design/panel.tsx";
import { CardPicker } from "../parts/card-picker.tsx";
import { Chip, ChipGroup } from "../parts/chips.tsx";
import { type AnswerRule, buildSetup, deckOf, type SetupDraft, sizesOf, toggleCard } from "../store/setup-draft.ts";
import { DeckChoice } from "./deck-choice.tsx";
import { Fold } from "./fold.tsx";
import { SeatList } from "./seat-list.tsx";
import style from "./setup.module.css";

interface FoundCards {
  readonly cards: readonly PlayingCard[];
  /** Words that name no card of the deck. */
  readonly unknown: readonly string[];
}

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** A card by what is printed on it and by what it is called in the language of the page. */
interface NamedCard extends PlayingCard {
  readonly called: string;
}

/** The one card a word can mean; a beginning of three letters or more, or of two characters, will do if it is clear. */
function findCard(deck: readonly NamedCard[], word: string): NamedCard | undefined {
  const wanted = plain(word);
  if (wanted === "") return undefined;
  const exact = deck.find(({ id, name, called }) => [name, id, called].some((each) => plain(each) === wanted));
  if (exact || wanted.length < (/\p{Script=Han}/u.test(wanted) ? 2 : 3)) return exact;
  const starts = deck.filter(({ name, called }) =>
    [name, called, ...name.split(/\s+/)].some((part) => plain(part).startsWith(wanted)),
  );
  return starts.length === 1 ? starts[0] : undefined;
}

/**
 * Reads cards out of typed or pasted words: "plum, lead pipe & hall". Forgiving about case, spacing and shortened
 * names.
 */
export function findCards(words: TableWording, deck: Deck, text: string): FoundCards {
  const cards = cardsOf(deck).map((card) => ({ ...card, called: words.cardName(deck, card) }));
  const found = new Set<NamedCard>();
  const unknown: string[] = [];
  for (const part of text.split(/[,;\n&+，、；。和]| and /i)) {
    const parts = part.trim().split(/\s+/).filter(Boolean);
    while (parts.length > 0) takeLongest(cards, parts, found, unknown);
  }
  return { cards: cards.filter((card) => found.has(card)), unknown };
}

/** Takes the longest run of words from the front that is a card, or one word that is none. */
function takeLongest(cards: readonly NamedCard[], words: string[], found: Set<NamedCard>, unknown: string[]): void {
  for (let length = words.length; length > 0; length--) {
    const card = findCard(cards, words.slice(0, length).join(" "));
    if (!card) continue;
    found.add(card);
    words.splice(0, length);
    return;
  }
  unknown.push(...words.splice(0, 1));
}

interface HandFieldProps {
  readonly deck: Deck;
  readonly draft: SetupDraft;
  readonly onChange: (draft: SetupDraft) => void;
}

/** How many cards there are to find: "3 of 4", "3 of 4–5". */
function sayCounted(words: Words["clue"], draft: SetupDraft): string {
  const seat = draft.seats.findIndex(({ key }) => key === draft.me);
  const size = sizesOf(words, draft)?.[seat];
  const { ticked } = words.setup;
  if (!size) return ticked(draft.hand.length, undefined);
  return ticked(draft.hand.length, size.min === size.max ? `${size.min}` : `${size.min}–${size.max}`);
}

/** My hand: tapped, typed or pasted. */
function HandField({ deck, draft, onChange }: HandFieldProps) {
  const words = useWords("clue");
  const { setup, table } = words;
  const [text, setText] = useState("");
  const [unknown, setUnknown] = useState<readonly string[]>([]);
  const read = () => {
    const found = findCards(table, deck, text);
    const ids = found.cards.map(({ id }) => id);
    const all = new Set([...draft.hand, ...ids]);
    onChange({
      ...draft,
      hand: cardsOf(deck).flatMap(({ id }) => (all.has(id) ? id : [])),
      faceUp: draft.faceUp.filter((id) => !ids.includes(id)),
    });
    setUnknown(found.unknown);
    setText(found.unknown.join(setup.between));
  };
  return (
    <>
      <h2 id="setup-hand">
        {setup.hand} <span className={style.count}>{sayCounted(words, draft)}</span>
      </h2>
      <label className={style.field}>
        <span className="visually-hidden">{setup.typeCards}</span>
        <input
          value={text}
          placeholder={setup.typeExample}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
          onBlur={read}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            read();
          }}
        />
      </label>
      <p role="status" className={style.hint}>
        {unknown.length > 0 ? setup.unknownCards(unknown) : setup.orTap}
      </p>
      <CardPicker
        deck={deck}
        chosen={draft.hand}
        onPick={(card) => onChange(toggleCard(draft, "hand", card))}
        isDisabled={(card) => draft.faceUp.includes(card)}
      />
    </>
  );
}

interface HouseRulesProps {
  readonly draft: SetupDraft;
  readonly onChange: (draft: SetupDraft) => void;
}

const ANSWERS: readonly AnswerRule[] = ["in-turn", "any-order", "everyone"];

/** What some tables do differently: who shows a card, and how the cards were dealt. */
function HouseRules({ draft, onChange }: HouseRulesProps) {
  const { setup } = useWords("clue");
  return (
    <Fold title={setup.houseRules} count={Number(draft.unevenDeal) + Number(draft.answers !== "in-turn")}>
      <ChipGroup label={setup.whoShows} size="l">
        {ANSWERS.map((answers) => (
          <Chip
            key={answers}
            isOn={draft.answers === answers}
            onPress={() => onChange({ ...draft, answers })}
            note={setup.answers[answers][1]}
          >
            {setup.answers[answers][0]}
          </Chip>
        ))}
      </ChipGroup>
      <div className={style.rule}>
        <Check
          isOn={draft.unevenDeal}
          onChange={(unevenDeal) => onChange({ ...draft, unevenDeal })}
          label={setup.uneven}
        />
      </div>
    </Fold>
  );
}

interface SetupFormProps {
  readonly draft: SetupDraft;
  readonly onChange: (draft: SetupDraft) => void;
  readonly onDone: (setup: Setup) => void;
  /** What else stands against a setup. */
  readonly check?: (setup: Setup) => string | undefined;
  readonly onCancel: () => void;
  /** A game that has begun: the deck and the number of players stay. */
  readonly isCorrection?: boolean;
}

export function SetupForm({ draft, onChange, onDone, onCancel, check, isCorrection = false }: SetupFormProps) {
  const words = useWords("clue");
  const { setup } = words;
  const [isTried, setTried] = useState(false);
  const built = buildSetup(words, draft);
  const problem = built.ok ? check?.(built.setup) : built.problem;
  const deck = deckOf(words, draft);
  const submit = () => {
    setTried(true);
    if (built.ok && problem === undefined) onDone(built.setup);
  };
  return (
    <form
      className={style.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={style.column}>
        {!isCorrection && (
          <Panel aria-labelledby="setup-deck">
            <h2 id="setup-deck">{setup.deck}</h2>
            <DeckChoice draft={draft} onChange={onChange} />
          </Panel>
        )}
        <Panel aria-labelledby="setup-players">
          <h2 id="setup-players">{setup.players}</h2>
          <SeatList draft={draft} onChange={onChange} isFixed={isCorrection} sizes={sizesOf(words, draft)} />
        </Panel>
      </div>
      <div className={style.column}>
        {deck && draft.me !== null && (
          <Panel aria-labelledby="setup-hand">
            <HandField deck={deck} draft={draft} onChange={onChange} />
          </Panel>
        )}
        {deck && <OpenCards {...{ deck, draft, onChange }} />}
        <HouseRules draft={draft} onChange={onChange} />
      </div>
      <footer className={style.footer}>
        <p role="status" className={style.problem}>
          {isTried ? problem : ""}
        </p>
        <Button onClick={onCancel}>{setup.cancel}</Button>
        <Button look="primary" type="submit">
          {isCorrection ? setup.save : setup.start}
        </Button>
      </footer>
    </form>
  );
}

interface OpenCardsProps extends Pick<SetupFormProps, "draft" | "onChange"> {
  readonly deck: Deck;
}

function OpenCards({ deck, draft, onChange }: OpenCardsProps) {
  const { setup } = useWords("clue");
  return (
    <Fold title={setup.open} count={draft.faceUp.length}>
      <p className={style.hint}>{setup.openHint}</p>
      <CardPicker
        deck={deck}
        chosen={draft.faceUp}
        onPick={(card) => onChange(toggleCard(draft, "faceUp", card))}
        isDisabled={(card) => draft.hand.includes(card)}
      />
    </Fold>
  );
}
