// Who passed and who showed, in the order in which they are asked.

import type { Log, Setup, Show } from "@demonstrandum/deals";
import { useWords } from "../../../words/use-words.ts";
import type { Words } from "../../../words/words.ts";
import { Chip, ChipGroup } from "../parts/chips.tsx";
import { cardName, cardNames, sayWhichCard } from "../say/say.ts";
import {
  isForEveryone,
  isSaidUnseen,
  setNobody,
  setSeen,
  setShower,
  showable,
  showsIn,
  togglePass,
  unanswered,
} from "../store/answers.ts";
import { chosenCards, playersAfter, type SuggestionDraft } from "../store/draft.ts";
import style from "./entry.module.css";
import { ShowAdvice } from "./show-advice.tsx";

interface ShownCardProps {
  readonly setup: Setup;
  readonly draft: SuggestionDraft;
  readonly onChange: (draft: SuggestionDraft) => void;
  readonly show: Show;
}

/** Which card someone showed, or that it was not seen. */
function ShownCard({ setup, draft, onChange, show: { player, card } }: ShownCardProps) {
  const words = useWords("clue");
  const isUnseen = isSaidUnseen(draft, player);
  const isMine = draft.by === setup.me;
  const possible = showable(setup, draft, player);
  return (
    <ChipGroup label={sayWhichCard(words, setup, draft.by, player)}>
      <Chip isOn={card === null && (isUnseen || !isMine)} onPress={() => onChange(setSeen(draft, player, null))}>
        {player === setup.me ? words.entry.cardNotNoted : words.entry.cardNotSeen}
      </Chip>
      {chosenCards(setup, draft)
        .filter((id) => possible.includes(id))
        .map((id) => (
          <Chip key={id} tone="green" isOn={card === id} onPress={() => onChange(setSeen(draft, player, id))}>
            {cardName(words, setup, id)}
          </Chip>
        ))}
    </ChipGroup>
  );
}

interface AnswerListProps {
  readonly setup: Setup;
  /** What happened before, for advice which card to show; absent when it is too late for that. */
  readonly log?: Log;
  readonly draft: SuggestionDraft;
  readonly onChange: (draft: SuggestionDraft) => void;
}

/** What I could show, so that nobody has to look at the hand again. */
function sayMine(words: Words["clue"], setup: Setup, draft: SuggestionDraft): string | undefined {
  if (!setup.myHand) return undefined;
  const mine = chosenCards(setup, draft).filter((card) => setup.myHand?.includes(card));
  return words.entry.youHold(cardNames(words, setup, mine));
}

/** Among several who show, only cards that I see or show are worth a question. */
function mayBeSeen({ me }: Setup, { by }: SuggestionDraft, { player, card }: Show): boolean {
  return me === undefined || by === me || player === me || card !== null;
}

export function AnswerList({ setup, log, draft, onChange }: AnswerListProps) {
  const words = useWords("clue");
  const { entry } = words;
  const { answer } = draft;
  const round = draft.by === null ? [] : playersAfter(setup, draft.by);
  const isEveryone = isForEveryone(setup, draft);
  const shows = showsIn(draft);
  const choiceOf = (show: Show) => <ShownCard key={show.player} {...{ setup, draft, onChange, show }} />;
  return (
    <>
      <ol className={style.answers} aria-label={entry.answers}>
        {round.map((player) => (
          <li key={player} className={style.answer}>
            <span className={style.player}>
              {player}
              {player === setup.me && <small>{sayMine(words, setup, draft)}</small>}
            </span>
            <Chip
              isOn={draft.passed.includes(player)}
              onPress={() => onChange(togglePass(setup, draft, player))}
              label={entry.hasPassed(player)}
            >
              {entry.passed}
            </Chip>
            <Chip
              tone="green"
              isOn={shows.some((show) => show.player === player)}
              onPress={() => onChange(setShower(setup, draft, player))}
              label={entry.hasShown(player)}
            >
              {entry.showed}
            </Chip>
            {isEveryone && (
              <div className={style.shown}>
                {shows.filter((show) => show.player === player && mayBeSeen(setup, draft, show)).map(choiceOf)}
              </div>
            )}
          </li>
        ))}
      </ol>
      <div className={style.nobody}>
        <Chip
          tone="wine"
          isOn={answer.type === "nobody" || (isEveryone && round.length > 0 && unanswered(setup, draft).length === 0)}
          onPress={() => onChange(setNobody(setup, draft))}
        >
          {entry.nobodyShowed(isEveryone && shows.length > 0)}
        </Chip>
      </div>
      {log && <ShowAdvice {...{ setup, log, draft }} />}
      {!isEveryone && shows.map(choiceOf)}
    </>
  );
}
