// Instead of a daily puzzle that there is not: why, and the way to those that there are.
import { useWords } from "../../../words/use-words.ts";
import { ButtonLink } from "../../base/design/button-link.tsx";
import { Message } from "../../base/design/message.tsx";

interface NoPuzzleProps {
  readonly title: string;
  readonly text?: string;
}

export const NoPuzzle = ({ title, text }: NoPuzzleProps) => (
  <Message glyph="谜" title={title}>
    {text !== undefined && <p>{text}</p>}
    <div>
      <ButtonLink look="primary" href="/daily">
        {useWords("daily").title}
      </ButtonLink>
    </div>
  </Message>
);
