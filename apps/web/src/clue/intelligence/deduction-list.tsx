// Recent deductions, newest first, by type.

import {
  type Analysis,
  type Deduction,
  type DeductionType,
  type Log,
  type Setup,
  sayReason,
} from "@demonstrandum/deals";
import { useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import { Button } from "../../base/design/button.tsx";
import { Panel } from "../../base/design/panel.tsx";
import { DEDUCTION_LOOKS } from "../parts/deduction-looks.ts";
import { HeadlineChoice } from "../parts/headline-choice.tsx";
import { Icon } from "../parts/icon.tsx";
import { sayClock, tellClaim } from "../say/say.ts";
import { isNotable } from "../store/news.ts";
import style from "./intelligence.module.css";

interface DeductionListProps {
  readonly setup: Setup;
  readonly log: Log;
  readonly analysis: Analysis;
}

const PAGE = 6;
const TYPES = Object.keys(DEDUCTION_LOOKS) as DeductionType[];
type Filter = "notable" | "all" | DeductionType;

const passes = (deduction: Deduction, filter: Filter): boolean => {
  if (filter === "all") return true;
  return filter === "notable" ? isNotable(deduction) : deduction.type === filter;
};

export function DeductionList({ setup, log, analysis }: DeductionListProps) {
  const words = useWords("clue");
  const { intelligence } = words;
  const [filter, setFilter] = useState<Filter>("notable");
  const [shown, setShown] = useState(PAGE);
  const found = analysis.deductions.filter((deduction) => passes(deduction, filter)).toReversed();
  return (
    <Panel aria-labelledby="deductions-title">
      <HeadlineChoice
        id="deductions-title"
        title={intelligence.deductions}
        label={intelligence.which}
        value={filter}
        onChange={(value) => {
          setFilter(value as Filter);
          setShown(PAGE);
        }}
      >
        <option value="notable">{intelligence.notable}</option>
        <option value="all">{intelligence.all(analysis.deductions.length)}</option>
        {TYPES.map((type) => (
          <option key={type} value={type}>
            {intelligence.typeCount(
              intelligence.types[type],
              analysis.deductions.filter((each) => each.type === type).length,
            )}
          </option>
        ))}
      </HeadlineChoice>
      {found.length === 0 && <p className={style.note}>{intelligence.nothing}</p>}
      <ul className={style.list}>
        {found.slice(0, shown).map((deduction) => {
          const look = DEDUCTION_LOOKS[deduction.type];
          return (
            <li key={deduction.id} data-tone={look.tone}>
              <Icon name={look.icon} size={18} />
              <span>
                {tellClaim(words, setup, deduction.claim)}
                <small>
                  {sayReason(words.table, deduction, setup, log)} {sayClock(words, deduction.time)}
                </small>
              </span>
            </li>
          );
        })}
      </ul>
      {found.length > shown && (
        <Button look="quiet" onClick={() => setShown(shown + 4 * PAGE)}>
          {intelligence.more(found.length - shown)}
        </Button>
      )}
    </Panel>
  );
}
