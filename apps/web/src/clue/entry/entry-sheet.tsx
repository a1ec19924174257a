// The sheet in which an entry is recorded or corrected. What is half-entered lives in the game, not here.
"use client";

import {
  type Analysis,
  type Entry,
  type Log,
  type Setup,
  sayHolder,
  showsOf,
  skippedPlayers,
} from "@demonstrandum/deals";
import { useCallback, useEffect, useRef } from "react";
import { Button } from "../../design/button.tsx";
import { Dialog } from "../../design/dialog.tsx";
import { Chip, ChipGroup } from "../parts/chips.tsx";
import { Doubt } from "../parts/doubt.tsx";
import { IconButton } from "../parts/icon-button.tsx";
import { type Draft, isTouched, newAccusation, newFact, newSuggestion } from "../state/draft.ts";
import { sayWhichCard } from "../words/say.ts";
import { type ClueWording, useClueWords } from "../words/wording.ts";
import { AccusationForm } from "./accusation-form.tsx";
import style from "./entry.module.css";
import { FactForm } from "./fact-form.tsx";
import { SuggestionForm } from "./suggestion-form.tsx";
import { useRecording } from "./use-recording.ts";

interface EntrySheetProps {
  readonly setup: Setup;
  readonly log: Log;
  readonly draft: Draft;
  readonly analysis: Analysis | undefined;
  readonly onChange: (draft: Draft) => void;
  readonly onSave: (entry: Entry, isCorrection: boolean) => void;
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
function sayOpen(words: ClueWording, entry: Entry, setup: Setup): string {
  if (entry.type !== "suggestion") return "";
  const { me } = setup;
  const blank = showsOf(entry).find(({ player, card }) => card === null && (player === me || entry.by === me));
  if (me !== undefined && blank) return sayWhichCard(words, setup, entry.by, blank.player);
  const open = setup.everyoneShows ? skippedPlayers(setup, entry) : [];
  return open.length === 0 ? "" : words.entry.noAnswer(open.map((name) => sayHolder(words.table, setup, name)));
}

export function EntrySheet({ setup, log, draft, analysis, onChange, onSave, onDiscard, onClose }: EntrySheetProps) {
  const { entry: says } = useClueWords();
  const number = log.findIndex(({ id }) => id === draft.editing) + 1;
  // An entry that was deleted in the meantime is recorded anew.
  const isCorrection = number > 0;
  const save = useCallback((entry: Entry) => onSave(entry, isCorrection), [onSave, isCorrection]);
  const recording = useRecording({ setup, log, draft, analysis, onSave: save });
  const { contradiction } = recording;
  return (
    <Dialog place="low" className={style.sheet} onClose={onClose} aria-labelledby="entry-title">
      <header className={style.header}>
        <h2 id="entry-title">{isCorrection ? says.correct(number) : says.title(log.length + 1)}</h2>
        {isTouched(draft) && (
          <Button look="quiet" onClick={onDiscard}>
            {isCorrection ? says.leaveAsItWas : says.startOver}
          </Button>
        )}
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
          <EntryForm {...{ setup, log, draft, onChange }} />
          <Footer {...{ setup, recording, isCorrection }} />
        </>
      )}
    </Dialog>
  );
}

function EntryForm({ setup, log, draft, onChange }: Pick<EntrySheetProps, "setup" | "log" | "draft" | "onChange">) {
  const { entry: says } = useClueWords();
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
        {draft.type === "suggestion" && <SuggestionForm {...{ setup, log, draft, onChange }} />}
        {draft.type === "accusation" && <AccusationForm {...{ setup, draft, onChange }} />}
        {draft.type === "fact" && <FactForm {...{ setup, draft, onChange }} />}
      </div>
    </>
  );
}

interface FooterProps {
  readonly setup: Setup;
  readonly recording: ReturnType<typeof useRecording>;
  readonly isCorrection: boolean;
}

/** What is missing or cannot be, and the way to record. */
function Footer({ setup, recording, isCorrection }: FooterProps) {
  const words = useClueWords();
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
        {isChecking ? says.doubt.checking : open}
      </p>
      <Button ref={button} look={contradiction ? "plain" : "primary"} disabled={!finished.ok} onClick={record}>
        {isCorrection ? says.saveCorrection : says.record}
      </Button>
    </footer>
  );
}
