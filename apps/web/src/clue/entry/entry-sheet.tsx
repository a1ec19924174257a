// The sheet in which an entry is recorded or corrected. What is half-entered lives in the game, not here.
"use client";

import {
  type Analysis,
  ENVELOPE,
  type Entry,
  type Log,
  type Setup,
  sayHolder,
  showsOf,
  skippedPlayers,
} from "@demonstrandum/deals";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import type { Words } from "../../../words/words.ts";
import { Button } from "../../base/design/button.tsx";
import { Check } from "../../base/design/choices.tsx";
import { Dialog } from "../../base/design/dialog.tsx";
import { CardPicker } from "../parts/card-picker.tsx";
import { Chip, ChipGroup } from "../parts/chips.tsx";
import { Doubt } from "../parts/doubt.tsx";
import { IconButton } from "../parts/icon-button.tsx";
import { sayWhichCard } from "../say/say.ts";
import {
  type AccusationDraft,
  type Draft,
  type FactDraft,
  isTouched,
  newAccusation,
  newFact,
  newSuggestion,
  pickFactCard,
  setCard,
  setFactSays,
} from "../store/draft.ts";
import { hasQuickAnswers } from "../store/quick-answers.ts";
import style from "./entry.module.css";
import { SuggestionForm } from "./suggestion-form.tsx";
import { TypedLine } from "./typed-line.tsx";
import { useRecording } from "./use-recording.ts";
import { WhoAndWhich } from "./who-and-which.tsx";

interface FactFormProps {
  readonly setup: Setup;
  readonly draft: FactDraft;
  readonly onChange: (draft: FactDraft) => void;
}

const SAYINGS = ["has", "lacks", "one-of"] as const;

/** Something known from elsewhere: a glimpse of a card, a slip of the tongue. */
export function FactForm({ setup, draft, onChange }: FactFormProps) {
  const { entry } = useWords("clue");
  return (
    <>
      <ChipGroup label={entry.who} size="s">
        {setup.players.map((player) => (
          <Chip key={player} isOn={draft.owner === player} onPress={() => onChange({ ...draft, owner: player })}>
            {player}
          </Chip>
        ))}
        {draft.says !== "one-of" && (
          <Chip tone="wine" isOn={draft.owner === ENVELOPE} onPress={() => onChange({ ...draft, owner: ENVELOPE })}>
            {entry.theEnvelope}
          </Chip>
        )}
      </ChipGroup>
      <ChipGroup label={entry.what} size="s">
        {SAYINGS.map((says) => (
          <Chip
            key={says}
            isOn={draft.says === says}
            isDisabled={says === "one-of" && draft.owner === ENVELOPE}
            onPress={() => onChange(setFactSays(draft, says))}
          >
            {entry.sayings[says]}
          </Chip>
        ))}
      </ChipGroup>
      <CardPicker deck={setup.deck} chosen={draft.cards} onPick={(card) => onChange(pickFactCard(draft, card))} />
    </>
  );
}

interface AccusationFormProps {
  readonly setup: Setup;
  readonly draft: AccusationDraft;
  readonly onChange: (draft: AccusationDraft) => void;
}

/**
 * An accusation: a wrong one says what the envelope is not, and its player asks no more; a right one ends the game.
 */
export function AccusationForm({ setup, draft, onChange }: AccusationFormProps) {
  const { entry } = useWords("clue");
  return (
    <WhoAndWhich
      {...{ setup, draft }}
      label={entry.whoAccused}
      onWho={(player) => onChange({ ...draft, by: player })}
      onCard={(kind, card) => onChange(setCard(draft, kind, card))}
      orElse={
        <Chip isOn={draft.by === null} onPress={() => onChange({ ...draft, by: null })}>
          {entry.notNoted}
        </Chip>
      }
    >
      <ChipGroup label={entry.wasItRight} size="s">
        <Chip isOn={!draft.correct} tone="wine" onPress={() => onChange({ ...draft, correct: false })}>
          {entry.wrong}
        </Chip>
        <Chip isOn={draft.correct} tone="green" onPress={() => onChange({ ...draft, correct: true })}>
          {entry.right}
        </Chip>
      </ChipGroup>
    </WhoAndWhich>
  );
}

interface EntrySheetProps {
  readonly setup: Setup;
  readonly log: Log;
  readonly draft: Draft;
  readonly analysis: Analysis | undefined;
  readonly onChange: (draft: Draft) => void;
  readonly onSave: (entry: Entry, isCorrection: boolean) => void;
  /** Whether one tap records, and the sheet stays for the next asker. */
  readonly isQuick: boolean;
  readonly onQuick: (isQuick: boolean) => void;
  /** Takes the last entry back, where it was recorded from here. */
  readonly onUndo: (() => void) | undefined;
  /** Forgets the draft. */
  readonly onDiscard: () => void;
  /** Keeps the draft for later. */
  readonly onClose: () => void;
}

function newDraft(type: Draft["type"], setup: Setup, log: Log): Draft {
  if (type === "suggestion") return newSuggestion(setup, log);
  return type === "accusation" ? newAccusation() : newFact();
}

/** What may be recorded but is easily forgotten: a card that I saw or showed, an answer where everyone's is wanted. */
function sayOpen(words: Words["clue"], entry: Entry, setup: Setup): string {
  if (entry.type !== "suggestion") return "";
  const { me } = setup;
  const blank = showsOf(entry).find(({ player, card }) => card === null && (player === me || entry.by === me));
  if (me !== undefined && blank) return sayWhichCard(words, setup, entry.by, blank.player);
  const open = setup.everyoneShows ? skippedPlayers(setup, entry) : [];
  return open.length === 0 ? "" : words.entry.noAnswer(open.map((name) => sayHolder(words.table, setup, name)));
}

export function EntrySheet(props: EntrySheetProps) {
  const { setup, log, draft, analysis, isQuick, onChange, onSave, onUndo, onDiscard, onClose } = props;
  const { entry: says } = useWords("clue");
  const number = log.findIndex(({ id }) => id === draft.editing) + 1;
  // An entry that was deleted in the meantime is recorded anew.
  const isCorrection = number > 0;
  const save = useCallback((entry: Entry) => onSave(entry, isCorrection), [onSave, isCorrection]);
  const recording = useRecording({ setup, log, draft, analysis, onSave: save });
  const { contradiction } = recording;
  const [isByHand, onByHand] = useByHand(draft);
  const isOneTap = isQuick && !isByHand && draft.type === "suggestion" && hasQuickAnswers(setup, draft);
  const recordAtOnce = (next: Draft) => {
    recording.recordNext(next);
    onChange(next);
  };
  return (
    <Dialog place="low" className={style.sheet} onClose={onClose} aria-labelledby="entry-title">
      <header className={style.header}>
        <h2 id="entry-title">{isCorrection ? says.correct(number) : says.title(log.length + 1)}</h2>
        <Button look="quiet" className={isTouched(draft) ? "" : (style.kept ?? "")} onClick={onDiscard}>
          {isCorrection ? says.leaveAsItWas : says.startOver}
        </Button>
        <IconButton icon="cross" label={says.closeKept} onClick={onClose} />
      </header>
      {recording.isDoubted && contradiction ? (
        <Doubt
          {...{ setup, log, ...contradiction }}
          back={says.doubt.goBack}
          onBack={recording.goBack}
          anyway={isCorrection ? says.doubt.save : says.doubt.record}
          onAnyway={recording.recordAnyway}
        />
      ) : (
        <>
          <EntryForm
            {...{ setup, log, draft, onChange, isQuick, onByHand }}
            onSwitch={props.onQuick}
            onQuick={isOneTap ? recordAtOnce : undefined}
          />
          <Footer {...{ setup, recording, isCorrection, isOneTap }}>
            {onUndo && (
              <Button className={style.undo ?? ""} onClick={onUndo}>
                {says.undoLast(log.length)}
              </Button>
            )}
          </Footer>
        </>
      )}
    </Dialog>
  );
}

/** Whether this entry is looked at before it counts, though others are recorded by one tap: what was typed, or is unusual. */
function useByHand(draft: Draft): readonly [boolean, () => void] {
  const [isByHand, setByHand] = useState(false);
  const isBlank = !isTouched(draft);
  useEffect(() => {
    if (isBlank) setByHand(false);
  }, [isBlank]);
  return [isByHand, () => setByHand(true)];
}

interface EntryFormProps extends Pick<EntrySheetProps, "setup" | "log" | "draft" | "onChange" | "isQuick"> {
  readonly onSwitch: (isQuick: boolean) => void;
  /** Records at once, where one tap can. */
  readonly onQuick: ((draft: Draft) => void) | undefined;
  readonly onByHand: () => void;
}

function EntryForm({ setup, log, draft, isQuick, onChange, onSwitch, onQuick, onByHand }: EntryFormProps) {
  const { entry: says } = useWords("clue");
  // A suggestion that is interrupted by something else is there again on the way back.
  const set = useRef<{ readonly [T in Draft["type"]]?: Draft }>({});
  const switchTo = (type: Draft["type"]) => {
    if (type === draft.type) return;
    set.current = { ...set.current, [draft.type]: draft };
    onChange(set.current[type] ?? newDraft(type, setup, log));
  };
  return (
    <>
      {draft.editing === null && (
        <ChipGroup label={says.whatHappened} isLabelHidden>
          {(["suggestion", "accusation", "fact"] as const).map((type) => (
            <Chip key={type} isOn={draft.type === type} onPress={() => switchTo(type)}>
              {says.types[type]}
            </Chip>
          ))}
        </ChipGroup>
      )}
      <div className={style.form}>
        {draft.type === "suggestion" && <SuggestionForm {...{ setup, log, draft, onChange, onQuick, onByHand }} />}
        {draft.type === "accusation" && <AccusationForm {...{ setup, draft, onChange }} />}
        {draft.type === "fact" && <FactForm {...{ setup, draft, onChange }} />}
        {draft.type === "suggestion" && draft.editing === null && (
          <>
            <TypedLine
              {...{ setup, log }}
              onFill={(next) => {
                onByHand();
                onChange(next);
              }}
            />
            <Check label={says.quick} isOn={isQuick} onChange={onSwitch} />
          </>
        )}
      </div>
    </>
  );
}

interface FooterProps {
  readonly setup: Setup;
  readonly recording: ReturnType<typeof useRecording>;
  readonly isCorrection: boolean;
  readonly isOneTap: boolean;
  /** The way back. */
  readonly children: ReactNode;
}

/** What is missing or cannot be, and the way to record. */
function Footer({ setup, recording, isCorrection, isOneTap, children }: FooterProps) {
  const words = useWords("clue");
  const says = words.entry;
  const { finished, contradiction, isChecking, hasGoneBack, record } = recording;
  // Where the way back began, the focus goes on.
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasGoneBack) button.current?.focus();
  }, [hasGoneBack]);
  const open = finished.ok ? sayOpen(words, finished.entry, setup) : finished.missing;
  return (
    <footer className={style.footer}>
      {contradiction && (
        <p role="alert" className={style.impossible}>
          {contradiction.reason ?? says.doubt.title}
        </p>
      )}
      <p role="status" className={style.missing}>
        {isChecking ? says.doubt.checking : recording.isUnchecked ? says.doubt.unchecked : open}
      </p>
      {children}
      {(!isOneTap || recording.isUnchecked) && (
        <Button ref={button} look={contradiction ? "plain" : "primary"} disabled={!finished.ok} onClick={record}>
          {isCorrection ? says.saveCorrection : says.record}
        </Button>
      )}
    </footer>
  );
}
