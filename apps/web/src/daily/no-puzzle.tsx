// Instead of a daily puzzle that there is not: why, and the way to those that there are.
import { ButtonLink } from "../design/button-link.tsx";
import { Message } from "../design/message.tsx";
import { useDailyWords } from "./words/wording.ts";

interface NoPuzzleProps {
  readonly title: string;
  readonly text?: string;
}

export const NoPuzzle = ({ title, text }: NoPuzzleProps) => (
  <Message glyph="谜" title={title}>
    {text !== undefined && <p>{text}</p>}
    <div>
      <ButtonLink look="primary" href="/daily">
        {useDailyWords().title}
      </ButtonLink>
    </div>
  </Message>
);
