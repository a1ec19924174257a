// What some tables do differently: who shows a card, and how the cards were dealt.
import { useWords } from "../../../words/use-words.ts";
import { Check } from "../../base/design/choices.tsx";
import { Chip, ChipGroup } from "../parts/chips.tsx";
import type { AnswerRule, SetupDraft } from "../store/setup-draft.ts";
import { Fold } from "./fold.tsx";
import style from "./setup.module.css";

interface HouseRulesProps {
  readonly draft: SetupDraft;
  readonly onChange: (draft: SetupDraft) => void;
}

const ANSWERS: readonly AnswerRule[] = ["in-turn", "any-order", "everyone"];

export function HouseRules({ draft, onChange }: HouseRulesProps) {
  const { setup } = useWords("clue");
  return (
    <Fold title={setup.houseRules} count={Number(draft.unevenDeal) + Number(draft.answers !== "in-turn")}>
      <ChipGroup label={setup.whoShows} size="l">
        {ANSWERS.map((answers) => (
          <Chip
            key={answers}
            isOn={draft.answers === answers}
            onPress={() => onChange({ ...draft, answers })}
            note={setup.answers[answers][1]}
          >
            {setup.answers[answers][0]}
          </Chip>
        ))}
      </ChipGroup>
      <div className={style.rule}>
        <Check
          isOn={draft.unevenDeal}
          onChange={(unevenDeal) => onChange({ ...draft, unevenDeal })}
          label={setup.uneven}
        />
      </div>
    </Fold>
  );
}
