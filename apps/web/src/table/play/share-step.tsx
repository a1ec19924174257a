// Shares one step of the reasoning as a puzzle: a link to the board as it stood, which asks for the person who follows.

import { useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import { Button } from "../../base/design/button.tsx";
import { useAddress } from "../../base/language/language.tsx";
import type { ReplayStep } from "../referee/referee.ts";
import { makePositionHash } from "./position-link.ts";
import { type Shared, share } from "./share.ts";

interface ShareStepProps {
  readonly step: ReplayStep;
  /** Of its puzzle. */
  readonly address: string;
}

export function ShareStep({ step: { view, hint }, address }: ShareStepProps) {
  const { replay, more } = useWords("answers");
  const inLanguage = useAddress();
  const [shared, setShared] = useState<Shared>("cancelled");
  const person = view.people[hint.person ?? -1];
  if (!person) return null;
  const send = async () => {
    const known = view.people.filter(({ identity }) => identity !== undefined).map(({ id }) => id);
    const link = inLanguage(address) + makePositionHash({ known, person: person.id });
    setShared(await share(replay.shareText(person.name), new URL(link, window.location.href).href));
  };
  return (
    <>
      <Button look="quiet" onClick={send}>
        {replay.share}
      </Button>
      <p role="status">{more.shared(shared)}</p>
    </>
  );
}
