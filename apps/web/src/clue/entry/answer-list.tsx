// Who passed and who showed, in the order in which they are asked.
import type { Log, Setup } from "@demonstrandum/deals";
import { Chip, ChipGroup } from "../parts/chips.tsx";
import {
  chosenCards,
  playersAfter,
  type SuggestionDraft,
  setNobody,
  setSeen,
  setShower,
  showable,
  togglePass,
} from "../state/draft.ts";
import style from "./entry.module.css";
import { ShowAdvice } from "./show-advice.tsx";

interface AnswerListProps {
  readonly setup: Setup;
  readonly log: Log;
  readonly draft: SuggestionDraft;
  readonly onChange: (draft: SuggestionDraft) => void;
}

/** What I could show, so that nobody has to look at the hand again. */
function sayMine(setup: Setup, draft: SuggestionDraft): string | undefined {
  if (!setup.myHand) return undefined;
  const mine = chosenCards(setup, draft).filter(({ id }) => setup.myHand?.includes(id));
  return mine.length === 0 ? "you hold none of them" : `you hold ${mine.map(({ name }) => name).join(", ")}`;
}

function sayWhich({ me }: Setup, { by }: SuggestionDraft, shower: string): string {
  if (shower === me) return "Which card did you show?";
  return `Which card did ${shower} show${by === me ? " you" : ""}?`;
}

export function AnswerList({ setup, log, draft, onChange }: AnswerListProps) {
  const { answer } = draft;
  const [suspect = "", weapon = "", room = ""] = chosenCards(setup, draft).map(({ id }) => id);
  const mine = [suspect, weapon, room].filter((card) => setup.myHand?.includes(card));
  const possible = answer.type === "shown" ? showable(setup, draft, answer.by) : [];
  const shown = chosenCards(setup, draft).filter(({ id }) => possible.includes(id));
  const round = draft.by === null ? [] : playersAfter(setup, draft.by);
  return (
    <>
      <ol className={style.answers} aria-label="Answers, in seating order">
        {round.map((player) => (
          <li key={player} className={style.answer}>
            <span className={style.player}>
              {player}
              {player === setup.me && <small>{sayMine(setup, draft)}</small>}
            </span>
            <Chip
              isOn={draft.passed.includes(player)}
              onPress={() => onChange(togglePass(setup, draft, player))}
              label={`${player} passed`}
            >
              passed
            </Chip>
            <Chip
              tone="green"
              isOn={answer.type === "shown" && answer.by === player}
              onPress={() => onChange(setShower(setup, draft, player))}
              label={`${player} showed a card`}
            >
              showed
            </Chip>
          </li>
        ))}
      </ol>
      <div className={style.nobody}>
        <Chip tone="wine" isOn={answer.type === "nobody"} onPress={() => onChange(setNobody(setup, draft))}>
          Nobody showed a card
        </Chip>
      </div>
      {setup.me !== undefined && round.includes(setup.me) && draft.by !== null && mine.length > 1 && (
        <ShowAdvice {...{ setup, log }} asker={draft.by} cards={[suspect, weapon, room]} />
      )}
      {answer.type === "shown" && (
        <ChipGroup label={sayWhich(setup, draft, answer.by)}>
          <Chip isOn={answer.card === null} onPress={() => onChange(setSeen(draft, null))}>
            {answer.by === setup.me ? "Not noted" : "Not seen"}
          </Chip>
          {shown.map(({ id, name }) => (
            <Chip key={id} tone="green" isOn={answer.card === id} onPress={() => onChange(setSeen(draft, id))}>
              {name}
            </Chip>
          ))}
        </ChipGroup>
      )}
    </>
  );
}
