// What a challenge is about, before it is taken up.
"use client";

import type { ChallengeView } from "@demonstrandum/referee";
import { ButtonLink } from "../design/button-link.tsx";
import { Message } from "../design/message.tsx";
import { playAddress } from "./address.ts";
import { HomeLink } from "./home-link.tsx";
import { sayTaken } from "./show-taken.ts";
import { useAsked } from "./use-asked.ts";
import { useDailyWords } from "./words/wording.ts";

export function ChallengeDoor({ code }: { readonly code: string }) {
  const { called, challenge, house, wait, day: sayDay } = useDailyWords();
  const [asked] = useAsked<ChallengeView>(`/challenges/${encodeURIComponent(code)}`);
  if (asked.kind === "refused")
    return (
      <Message glyph="谜" title={challenge.noSuch}>
        <HomeLink />
      </Message>
    );
  if (asked.kind !== "answer")
    return (
      <Message glyph="证" title={challenge.one}>
        <p>{wait}</p>
      </Message>
    );
  const { day, game, millis, mistakes, hints } = asked.answer;
  return (
    <Message glyph="证" title={challenge.by(called(asked.answer))}>
      <p>{challenge.about(house.title(game), sayDay(day), sayTaken(millis), mistakes, hints)}</p>
      <div>
        <ButtonLink look="primary" href={playAddress(day, game, code)}>
          {challenge.accept}
        </ButtonLink>
        <HomeLink />
      </div>
    </Message>
  );
}
