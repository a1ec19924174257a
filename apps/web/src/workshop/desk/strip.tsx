// The strip that always says the same four things; each can be tapped, and the board shows it.
import { useWords } from "../../../words/use-words.ts";
import { Button } from "../../base/design/button.tsx";
import type { Desk } from "../store/use-desk.ts";
import type { ToldDraft } from "../worker/messages.ts";
import style from "./strip.module.css";

export type StripPart = "worlds" | "proved" | "level" | "wasted";

interface StripProps {
  readonly told: ToldDraft | undefined;
  /** Whether it is what there is to say of the draft as it stands. */
  readonly isFresh: boolean;
  readonly shown: StripPart | undefined;
  readonly onShow: (part: StripPart) => void;
}

/** Switches the working out off and on; while it is off, it can be asked for. */
export function LiveSwitch({ desk }: { readonly desk: Desk }) {
  const { strip } = useWords("workshop");
  return (
    <p className={style.live}>
      <label>
        <input type="checkbox" checked={desk.isLive} onChange={({ target }) => desk.goLive(target.checked)} />
        {strip.live}
      </label>
      {!desk.isLive && !desk.isFresh && <Button onClick={desk.check}>{strip.check}</Button>}
    </p>
  );
}

export const lightOf = ({ survey }: ToldDraft): "green" | "amber" | "red" => {
  if (survey.untrue.length > 0 || survey.worlds.count === 0) return "red";
  return survey.worlds.count === 1 && survey.worlds.isExact ? "green" : "amber";
};

/** Clues for each insight, as a small line. */
function Profile({ clues, label }: { readonly clues: readonly number[]; readonly label: string }) {
  const width = Math.max(1, clues.length - 1);
  const most = Math.max(3, ...clues);
  const points = clues.map((count, at) => `${(60 * at) / width},${18 - (15 * (count - 1)) / (most - 1)}`);
  return (
    <svg className={style.profile} viewBox="0 0 60 20" role="img" aria-label={label}>
      <polyline points={points.join(" ")} />
    </svg>
  );
}

export function Strip({ told, isFresh, shown, onShow }: StripProps) {
  const { strip } = useWords("workshop");
  const survey = told?.survey;
  const light = told && isFresh ? lightOf(told) : "grey";
  const isBusy = !isFresh && !told?.isBare;
  const tell = (text: string | undefined) => (survey && isFresh ? text : strip.unknown);
  const part = (name: StripPart) => ({
    type: "button" as const,
    className: style.part,
    "aria-pressed": shown === name,
    onClick: () => onShow(name),
  });
  const isUntrue = survey && survey.untrue.length > 0;
  return (
    <section className={style.strip} aria-label={strip.label} aria-busy={isBusy} data-light={light}>
      <button {...part("worlds")}>
        <b>
          <span className={style.light} role="img" aria-label={strip.light[told?.isBare ? "off" : light]} />
          {tell(isUntrue ? strip.untrue(survey.untrue.length) : survey && strip.worlds(survey.worlds))}
        </b>
        <small>{strip.left(survey?.worlds.count)}</small>
      </button>
      <button {...part("proved")}>
        <b>{tell(survey && strip.proved(survey.proved.length, told.view.people.length))}</b>
        <small>{strip.canBeProved}</small>
      </button>
      <button {...part("level")}>
        {survey && isFresh && survey.insights.length > 1 ? (
          <Profile
            clues={survey.insights.map(({ speakers }) => speakers.length)}
            label={strip.profile(survey.insights.map(({ speakers }) => speakers.length))}
          />
        ) : (
          <b aria-hidden="true">–</b>
        )}
        <small>{tell(survey?.label === undefined ? strip.noLevel : strip.level(survey.label))}</small>
      </button>
      <button {...part("wasted")}>
        <b>{tell(survey && strip.idle(survey.idle.length))}</b>
        <small>{tell(survey && strip.repeated(survey.repeated.length))}</small>
      </button>
    </section>
  );
}
