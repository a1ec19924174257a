// Everything that was recorded, newest first. Any entry can be corrected, moved or deleted; all else is worked out afresh.
"use client";

import {
  type Analysis,
  type Entry,
  type Log,
  type Setup,
  type Suggestion,
  sayHolder,
  skippedPlayers,
} from "@demonstrandum/deals";
import { memo, useEffect, useMemo, useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import { Button } from "../../base/design/button.tsx";
import { Panel } from "../../base/design/panel.tsx";
import { AnswerList } from "../entry/answer-list.tsx";
import { QuestionPicker } from "../entry/question-picker.tsx";
import { Doubt } from "../parts/doubt.tsx";
import { Icon } from "../parts/icon.tsx";
import { IconButton } from "../parts/icon-button.tsx";
import { tellClaim, tellEntry } from "../say/say.ts";
import { draftOf, finishDraft, type SuggestionDraft } from "../store/draft.ts";
import { isNotable } from "../store/news.ts";
import { useFit, withEntry } from "../store/use-fit.ts";
import style from "./log.module.css";

interface CorrectInPlaceProps {
  readonly setup: Setup;
  readonly log: Log;
  /** A log that contradicts itself already can only become better. */
  readonly isSound: boolean;
  readonly entry: Suggestion;
  readonly number: number;
  readonly onCorrect: (entry: Entry) => void;
}

/**
 * A suggestion corrected where it stands in the log: every tap that leaves it whole is saved at once, and can be
 * undone; one that would contradict the rest of the log waits for a second word.
 */
function CorrectInPlace({ setup, log, isSound, entry, number, onCorrect }: CorrectInPlaceProps) {
  const words = useWords("clue");
  // Only what is not saved yet is kept here; the rest stands in the log.
  const [pending, change] = useState<SuggestionDraft>();
  const draft = pending ?? draftOf(entry);
  const finished = useMemo(() => pending && finishDraft(words, pending, setup, entry), [words, pending, setup, entry]);
  const corrected = finished?.ok ? finished.entry : undefined;
  const next = useMemo(() => (corrected && isSound ? withEntry(log, corrected) : undefined), [corrected, isSound, log]);
  const fit = useFit(setup, next);
  const isReady = corrected !== undefined && fit === "fits";
  useEffect(() => {
    if (!isReady || !corrected) return;
    change(undefined);
    onCorrect(corrected);
  }, [isReady, corrected, onCorrect]);
  return (
    <fieldset className={style.correction} aria-label={words.log.correction(number)}>
      <AnswerList {...{ setup, draft }} onChange={change} />
      <p role="status" className={style.hint}>
        {finished && !finished.ok ? finished.missing : ""}
      </p>
      {corrected && typeof fit === "object" && (
        <Doubt
          {...{ setup, log }}
          entries={fit.clash.filter((id) => id !== entry.id)}
          back={words.entry.leaveAsItWas}
          onBack={() => change(undefined)}
          anyway={words.entry.doubt.save}
          onAnyway={() => {
            change(undefined);
            onCorrect(corrected);
          }}
        />
      )}
      <QuestionPicker {...{ setup, draft }} onChange={change} />
    </fieldset>
  );
}

interface LogPanelProps {
  readonly setup: Setup;
  readonly log: Log;
  readonly analysis: Analysis | undefined;
  readonly onRecord: () => void;
  /** Opens an entry that is not a suggestion for correction. */
  readonly onEdit: (entry: Entry) => void;
  /** Puts a corrected suggestion in place of what was recorded. */
  readonly onCorrect: (entry: Entry) => void;
  readonly onDelete: (id: string) => void;
  readonly onMove: (id: string, by: -1 | 1) => void;
}

export const LogPanel = memo(function LogPanel({ setup, log, analysis, onRecord, ...actions }: LogPanelProps) {
  const { log: says } = useWords("clue");
  const suspects = new Set(analysis?.conflict?.entries);
  return (
    <Panel aria-labelledby="log-title">
      <h2 id="log-title">{says.title}</h2>
      {log.length === 0 && (
        <div className={style.empty}>
          <p>{says.empty}</p>
          <Button onClick={onRecord}>
            <Icon name="plus" size={18} /> {says.first}
          </Button>
        </div>
      )}
      <ol className={style.log} reversed start={log.length}>
        {log
          .map((entry, at) => (
            <LogRow
              key={entry.id}
              number={at + 1}
              isLast={at === log.length - 1}
              isSuspect={suspects.has(entry.id)}
              {...{ setup, log, entry, analysis, ...actions }}
            />
          ))
          .reverse()}
      </ol>
    </Panel>
  );
});

interface LogRowProps extends Omit<LogPanelProps, "onRecord"> {
  readonly entry: Entry;
  readonly number: number;
  readonly isLast: boolean;
  readonly isSuspect: boolean;
}

function LogRow(props: LogRowProps) {
  const { setup, log, entry, number, analysis, isLast, isSuspect, onEdit, onCorrect, onDelete, onMove } = props;
  const words = useWords("clue");
  const says = words.log;
  const [isOpen, setOpen] = useState(false);
  const skipped = entry.type === "suggestion" && !setup.answersInAnyOrder ? skippedPlayers(setup, entry) : [];
  const found = analysis?.deductions.filter((each) => each.entry === entry.id && isNotable(each)) ?? [];
  return (
    <li className={style.entry} data-suspect={isSuspect}>
      <span className={style.number} aria-hidden="true">
        {number}
      </span>
      <div className={style.text}>
        <p>{tellEntry(words, setup, entry)}</p>
        {isSuspect && <p className={style.warning}>{says.contradiction}</p>}
        {skipped.length > 0 && (
          <p className={style.hint}>
            {words.entry.noAnswer(skipped.map((name) => sayHolder(words.table, setup, name)))}
          </p>
        )}
        {found.length > 0 && (
          <p className={style.found}>
            <span aria-hidden="true">⇒ </span>
            {words.table.paragraph(found.map(({ claim }) => tellClaim(words, setup, claim)))}
          </p>
        )}
      </div>
      <div className={style.actions}>
        <IconButton
          icon="pencil"
          label={says.correct(number)}
          aria-expanded={entry.type === "suggestion" ? isOpen : undefined}
          onClick={() => (entry.type === "suggestion" ? setOpen(!isOpen) : onEdit(entry))}
        />
        <IconButton icon="bin" label={says.delete(number)} onClick={() => onDelete(entry.id)} />
        <IconButton icon="up" label={says.later(number)} disabled={isLast} onClick={() => onMove(entry.id, 1)} />
        <IconButton
          icon="down"
          label={says.earlier(number)}
          disabled={number === 1}
          onClick={() => onMove(entry.id, -1)}
        />
      </div>
      {isOpen && entry.type === "suggestion" && (
        <CorrectInPlace {...{ setup, log, entry, number, onCorrect }} isSound={analysis?.consistent !== false} />
      )}
    </li>
  );
}
