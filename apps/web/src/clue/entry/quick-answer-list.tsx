// Who showed, one large button each, and where I see it which card: one tap records the suggestion.
import type { Setup } from "@demonstrandum/deals";
import { useWords } from "../../../words/use-words.ts";
import { Button } from "../../base/design/button.tsx";
import { cardName } from "../say/say.ts";
import type { SuggestionDraft } from "../store/draft.ts";
import { type QuickAnswer, quickAnswers, takeQuickAnswer } from "../store/quick-answers.ts";
import style from "./entry.module.css";

interface QuickAnswerListProps {
  readonly setup: Setup;
  readonly draft: SuggestionDraft;
  readonly onRecord: (draft: SuggestionDraft) => void;
  /** To the answers player by player, where one tap cannot tell what happened. */
  readonly onByHand: () => void;
}

export function QuickAnswerList({ setup, draft, onRecord, onByHand }: QuickAnswerListProps) {
  const { entry } = useWords("clue");
  const answers = quickAnswers(setup, draft);
  const take = (answer: QuickAnswer) => onRecord(takeQuickAnswer(setup, draft, answer));
  return (
    <div className={style.quick}>
      {[...new Set(answers.map(({ player }) => player))].map((player) => (
        <PlayerAnswers
          key={player ?? ""}
          {...{ setup, player }}
          answers={answers.filter((answer) => answer.player === player)}
          onTake={take}
        />
      ))}
      <Button look="quiet" onClick={onByHand}>
        {entry.byHand}
      </Button>
    </div>
  );
}

interface PlayerAnswersProps {
  readonly setup: Setup;
  readonly player: string | null;
  readonly answers: readonly QuickAnswer[];
  readonly onTake: (answer: QuickAnswer) => void;
}

/** One button, or one for each card that it can have been, side by side. */
function PlayerAnswers({ setup, player, answers, onTake }: PlayerAnswersProps) {
  const words = useWords("clue");
  const { entry } = words;
  const who = player === null || player === setup.me ? undefined : player;
  const nameOf = (card: string | null) => (card === null ? undefined : cardName(words, setup, card));
  const labelOf = ({ card }: QuickAnswer) =>
    player === null ? entry.nobodyShowed(false) : entry.quickShowed(who, nameOf(card));
  const [only, ...more] = answers;
  if (only && more.length === 0) return <Button onClick={() => onTake(only)}>{labelOf(only)}</Button>;
  return (
    <fieldset className={style.cards}>
      <legend>{entry.quickWho(who)}</legend>
      {answers.map((answer) => (
        <Button key={answer.card} aria-label={labelOf(answer)} onClick={() => onTake(answer)}>
          {nameOf(answer.card)}
        </Button>
      ))}
    </fieldset>
  );
}
