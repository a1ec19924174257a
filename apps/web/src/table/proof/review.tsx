// A play beside the shortest reasoning: where the time went, and for each board how long it held the player up and what was to be seen.

import { useWords } from "../../../words/use-words.ts";
import { Button } from "../../base/design/button.tsx";
import type { ReplayStep } from "../referee/referee.ts";
import { showMillis } from "../store/show-time.ts";
import { byWaiting } from "./by-waiting.ts";
import style from "./review.module.css";

const WIDTH = 10;
const HEIGHT = 36;

interface OwnWayProps {
  readonly steps: readonly ReplayStep[];
  readonly at: number;
}

/** A column for every board. The words below say the same of the one that is shown. */
function Waits({ steps, at }: OwnWayProps) {
  const waits = steps.map(({ spent }) => spent?.millis ?? 0);
  const longest = Math.max(1, ...waits);
  return (
    <svg
      viewBox={`0 0 ${waits.length * WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={style.waits}
      aria-hidden="true"
      focusable="false"
    >
      {steps.map(({ spent }, i) => {
        const height = Math.max(2, (HEIGHT * (spent?.millis ?? 0)) / longest);
        return (
          <rect
            key={spent?.person}
            data-here={i === at || undefined}
            x={i * WIDTH + 1}
            y={HEIGHT - height}
            width={WIDTH - 2}
            height={height}
          />
        );
      })}
    </svg>
  );
}

/** Nothing where the steps are those of the shortest reasoning itself. */
export function OwnWay({ steps, at }: OwnWayProps) {
  const words = useWords("answers").review;
  const { hint, view, spent } = steps[at] ?? {};
  if (!hint || !view || !spent) return null;
  const nameOf = (person: number): string => view.people[person]?.name ?? "";
  const total = steps.reduce((sum, step) => sum + (step.spent?.millis ?? 0), 0);
  return (
    <>
      <Waits steps={steps} at={at} />
      <p className={style.total}>
        {words.total(steps.length, showMillis(total), steps.filter((step) => step.spent?.isHinted).length)}
      </p>
      <p>{words.spent(nameOf(spent.person), showMillis(spent.millis))}</p>
      {hint.speakers && hint.speakers.length > 0 && <p>{words.needed(hint.speakers.map(nameOf))}</p>}
      {spent.overlooked > 0 && hint.person !== undefined && (
        <p>{words.overlooked(nameOf(hint.person), showMillis(spent.overlooked))}</p>
      )}
      <p className={style.verdict}>{spent.isHinted ? words.same : words.other}</p>
    </>
  );
}

/** Goes from wait to wait, the longest first. */
export function NextWait({ steps, at, onStep }: OwnWayProps & { readonly onStep: (at: number) => void }) {
  const words = useWords("answers").review;
  if (!steps[at]?.spent) return null;
  const order = byWaiting(steps);
  const rank = (order.indexOf(at) + 1) % order.length;
  return <Button onClick={() => onStep(order[rank] ?? 0)}>{words.longest(rank + 1)}</Button>;
}
