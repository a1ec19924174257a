// What is known about a cell or a row, why, and the ways to set it by hand.
"use client";

import {
  type Analysis,
  type Deduction,
  ENVELOPE,
  type Log,
  type Setup,
  sayCard,
  sayReason,
} from "@demonstrandum/deals";
import { useEffect, useMemo, useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import type { Words } from "../../../words/words.ts";
import { Button } from "../../base/design/button.tsx";
import { classNames } from "../../base/design/class-names.ts";
import { Dialog } from "../../base/design/dialog.tsx";
import { Doubt } from "../parts/doubt.tsx";
import { Icon } from "../parts/icon.tsx";
import { IconButton } from "../parts/icon-button.tsx";
import { Settling } from "../parts/settling.tsx";
import { cardName, tellClaim, tellNumbered } from "../say/say.ts";
import { cellKey, certainHolding, marksOf } from "../store/mark.ts";
import { useFit } from "../store/use-fit.ts";
import type { Supposed } from "../store/use-supposition.ts";
import { type CellLook, cellOf, isOpenCard, SYMBOLS, sayCell, sayPercent } from "./cell.ts";
import type { MatrixPlace } from "./matrix-row.tsx";
import style from "./place-sheet.module.css";
import { SteppedProof } from "./stepped-proof.tsx";

interface PlaceSheetProps {
  readonly setup: Setup;
  readonly log: Log;
  readonly analysis: Analysis;
  readonly place: MatrixPlace;
  readonly onPlace: (place: MatrixPlace) => void;
  /** Lights cells of the matrix, by their keys. */
  readonly onLight: (cells: readonly string[]) => void;
  readonly onMark: (owner: string, card: string, holds: boolean) => void;
  readonly onClearCell: (owner: string, card: string) => void;
  readonly onClearRow: (card: string) => void;
  readonly onAsk: (question: string) => void;
  readonly onSuppose: (supposed: Supposed) => void;
  readonly onClose: () => void;
}

const toneOf = (look: CellLook) => (look === "owned" ? style.held : look === "envelope" ? style.inside : undefined);

const ownerName = ({ place }: Words["clue"], owner: string): string => (owner === ENVELOPE ? place.envelope : owner);

export function PlaceSheet(props: PlaceSheetProps) {
  const words = useWords("clue");
  const { setup, place, onClose } = props;
  const title =
    place.owner === undefined
      ? cardName(words, setup, place.card)
      : `${ownerName(words, place.owner)} · ${cardName(words, setup, place.card)}`;
  return (
    <Dialog place="beside" onClose={onClose} aria-labelledby="place-title">
      <header className={style.header}>
        <h2 id="place-title">{title}</h2>
        <IconButton icon="cross" label={words.page.close} onClick={onClose} />
      </header>
      {/* Another place is another thing under the thumb. */}
      <Settling key={`${place.card} ${place.owner}`}>
        {place.owner === undefined ? <Row {...props} /> : <OneCell {...props} owner={place.owner} />}
      </Settling>
    </Dialog>
  );
}

type CellProps = PlaceSheetProps & { readonly owner: string };

function OneCell(props: CellProps) {
  const words = useWords("clue");
  const { setup, log, analysis, place, owner } = props;
  const { look } = cellOf(analysis, place.card, owner);
  const isCertain = look !== "unknown" && look !== "possible";
  const deduction = isCertain
    ? analysis.deductions.findLast(
        ({ claim }) => claim.kind === "cell" && claim.owner === owner && claim.card === place.card,
      )
    : undefined;
  return (
    <>
      <p className={classNames(style.state, toneOf(look))}>
        <span aria-hidden="true" className={style.sign}>
          {SYMBOLS[look]}
        </span>
        {deduction ? tellClaim(words, setup, deduction.claim) : sayCellChance(words, props)}
      </p>
      {deduction && <Why {...{ setup, log, deduction }} onLight={props.onLight} />}
      <MayHaveShown {...props} />
      <MarkBeside {...props} />
      <Marks {...props} />
      {!isCertain && <Suppositions {...props} />}
    </>
  );
}

function sayCellChance(words: Words["clue"], { setup, analysis, place, owner }: CellProps): string {
  const percent = sayPercent(words, cellOf(analysis, place.card, owner).chance);
  if (owner === ENVELOPE) return words.place.chanceInEnvelope(percent);
  const isYou = owner === setup.me;
  return words.place.chance(
    { said: isYou ? words.table.you : owner, isYou },
    sayCard(words.table, setup, place.card),
    percent,
  );
}

function MayHaveShown({ setup, log, analysis, place, owner }: CellProps) {
  const words = useWords("clue");
  const links = analysis.links.filter(
    (link) => link.open && link.player === owner && link.possible.includes(place.card),
  );
  if (links.length === 0) return null;
  return (
    <section className={style.why}>
      <h3>{words.place.mayHaveShown}</h3>
      <ul>
        {links.map((link) => (
          <li key={link.id}>{tellNumbered(words, setup, log, link.entry)}</li>
        ))}
      </ul>
    </section>
  );
}

/** What was marked by hand, where that is not simply what is said above. */
function MarkBeside({ setup, log, analysis, place, owner }: CellProps) {
  const words = useWords("clue");
  const mark = marksOf(log, analysis).get(cellKey(owner, place.card));
  if (!mark || mark.standing === "alone") return null;
  const claim = tellClaim(words, setup, { kind: "cell", owner, card: place.card, holds: mark.holds });
  return (
    <p className={classNames(style.mark, mark.standing !== "repeats" && style.differs)}>
      {words.place.marked[mark.standing](claim)}
    </p>
  );
}

/** Marks a cell by hand, if that fits the log; otherwise it waits for a second word. */
function useMarking({ setup, log, analysis, place, owner, onMark }: CellProps) {
  const [holds, setHolds] = useState<boolean>();
  const { card } = place;
  const next = useMemo(() => {
    if (holds === undefined || !analysis.consistent) return undefined;
    const rest = log.filter((entry) => entry.type !== "fact" || entry.owner !== owner || entry.card !== card);
    return [...rest, { type: "fact" as const, id: MARKING, time: 0, owner, card, holds }];
  }, [log, analysis, owner, card, holds]);
  const fit = useFit(setup, next);
  const mark = () => holds !== undefined && onMark(owner, card, holds);
  const isReady = holds !== undefined && fit === "fits";
  // biome-ignore lint/correctness/useExhaustiveDependencies: marked once, when it is found to fit.
  useEffect(() => {
    if (isReady) mark();
  }, [isReady]);
  const clash = holds !== undefined && typeof fit === "object" ? fit.clash.filter((id) => id !== MARKING) : undefined;
  return { clash, ask: setHolds, goBack: () => setHolds(undefined), markAnyway: mark };
}

/** The id of a mark that is not there yet. */
const MARKING = "marking";

/** What is certain already needs no mark that says the same; its opposite can be marked either way. */
function Marks(props: CellProps) {
  const { place: says } = useWords("clue");
  const { setup, log, analysis, place, owner, onClearCell } = props;
  const { clash, ask, goBack, markAnyway } = useMarking(props);
  const mark = marksOf(log, analysis).get(cellKey(owner, place.card));
  const settled = mark ? mark.holds : certainHolding(analysis, owner, place.card);
  if (clash) {
    return (
      <Doubt
        {...{ setup, log }}
        entries={clash}
        back={says.goBack}
        onBack={goBack}
        anyway={says.markAnyway}
        onAnyway={markAnyway}
      />
    );
  }
  return (
    <div className={style.actions}>
      {settled !== true && (
        <Button look="kind-a" onClick={() => ask(true)}>
          <Icon name={owner === ENVELOPE ? "diamond" : "check"} size={18} />
          {owner === ENVELOPE ? says.isHere : says.hasIt}
        </Button>
      )}
      {settled !== false && (
        <Button onClick={() => ask(false)}>
          <Icon name="cross" size={18} />
          {owner === ENVELOPE ? says.notHere : says.lacksIt}
        </Button>
      )}
      {mark && <Button onClick={() => onClearCell(owner, place.card)}>{says.clearMark}</Button>}
    </div>
  );
}

function Suppositions({ setup, place, owner, onSuppose, onAsk }: CellProps) {
  const { place: says, table } = useWords("clue");
  const { card } = place;
  const question = says.askIf(sayCard(table, setup, card), owner === ENVELOPE ? undefined : owner);
  return (
    <div className={style.actions}>
      <Button look="quiet" onClick={() => onSuppose({ owner, card, holds: true })}>
        {says.supposeIt}
      </Button>
      <Button look="quiet" onClick={() => onSuppose({ owner, card, holds: false })}>
        {says.supposeNot}
      </Button>
      <Button look="quiet" onClick={() => onAsk(question)}>
        <Icon name="speech" size={18} /> {says.whatFollows}
      </Button>
    </div>
  );
}

interface WhyProps {
  readonly setup: Setup;
  readonly log: Log;
  readonly deduction: Deduction;
  readonly onLight: PlaceSheetProps["onLight"];
}

function Why({ setup, log, deduction, onLight }: WhyProps) {
  const words = useWords("clue");
  return (
    <section className={style.why}>
      <h3>{words.place.why}</h3>
      <p>{sayReason(words.table, deduction, setup, log)}</p>
      {deduction.rule === "whole" && <SteppedProof {...{ setup, log, deduction, onLight }} />}
      {deduction.premises.length > 0 && (
        <ul>
          {deduction.premises.map((claim) => (
            <li key={JSON.stringify(claim)}>{tellClaim(words, setup, claim)}</li>
          ))}
        </ul>
      )}
      {deduction.sources.length > 0 && (
        <details className={style.sources}>
          <summary>{words.place.entriesBehind}</summary>
          <ul>
            {deduction.sources.map((id) => (
              <li key={id}>{tellNumbered(words, setup, log, id)}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** The whole row as a list with full-size targets, for small screens and for those who listen. */
function Row({ setup, log, analysis, place, onPlace, onClearRow }: PlaceSheetProps) {
  const words = useWords("clue");
  const owners = [...setup.players, ENVELOPE];
  const marks = marksOf(log, analysis);
  const hasMarks = log.some((entry) => entry.type === "fact" && entry.card === place.card);
  if (isOpenCard(analysis, place.card)) return <p>{words.place.openCard}</p>;
  return (
    <>
      <ul className={style.row}>
        {owners.map((owner) => {
          const cell = cellOf(analysis, place.card, owner);
          return (
            <li key={owner}>
              <button
                type="button"
                className={toneOf(cell.look)}
                aria-label={sayCell(
                  words,
                  owner,
                  cardName(words, setup, place.card),
                  cell,
                  marks.get(cellKey(owner, place.card)),
                )}
                onClick={() => onPlace({ card: place.card, owner })}
              >
                <span aria-hidden="true" className={style.sign}>
                  {SYMBOLS[cell.look]}
                </span>
                <b>{ownerName(words, owner)}</b>
                <small>{sayPercent(words, cell.chance)}</small>
              </button>
            </li>
          );
        })}
      </ul>
      {hasMarks && (
        <div className={style.actions}>
          <Button onClick={() => onClearRow(place.card)}>
            <Icon name="bin" size={18} /> {words.place.clearRow}
          </Button>
        </div>
      )}
    </>
  );
}
