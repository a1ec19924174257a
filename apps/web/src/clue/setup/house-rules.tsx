// What some tables do differently: who shows a card, and how the cards were dealt.
import { Check } from "../../design/choices.tsx";
import { Chip, ChipGroup } from "../parts/chips.tsx";
import type { AnswerRule, SetupDraft } from "../state/setup-draft.ts";
import { Fold } from "./fold.tsx";
import style from "./setup.module.css";

interface HouseRulesProps {
  readonly draft: SetupDraft;
  readonly onChange: (draft: SetupDraft) => void;
}

const ANSWERS: readonly { readonly answers: AnswerRule; readonly text: string; readonly note: string }[] = [
  { answers: "in-turn", text: "The first who can", note: "asked around the table" },
  { answers: "any-order", text: "Anyone who can", note: "one player, in any order" },
  { answers: "everyone", text: "Everyone who can", note: "a card each" },
];

export function HouseRules({ draft, onChange }: HouseRulesProps) {
  return (
    <Fold title="House rules" count={Number(draft.unevenDeal) + Number(draft.answers !== "in-turn")}>
      <ChipGroup label="Who shows the asker a card?" size="l">
        {ANSWERS.map(({ answers, text, note }) => (
          <Chip
            key={answers}
            isOn={draft.answers === answers}
            onPress={() => onChange({ ...draft, answers })}
            note={note}
          >
            {text}
          </Chip>
        ))}
      </ChipGroup>
      <div className={style.rule}>
        <Check
          isOn={draft.unevenDeal}
          onChange={(unevenDeal) => onChange({ ...draft, unevenDeal })}
          label="Hands may differ by more than one card"
        />
      </div>
    </Fold>
  );
}
