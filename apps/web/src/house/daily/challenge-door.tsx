// What a challenge is about, before it is taken up.
"use client";

import type { ChallengeView } from "@demonstrandum/referee";
import { useWords } from "../../../words/use-words.ts";
import { ButtonLink } from "../../base/design/button-link.tsx";
import { Message } from "../../base/design/message.tsx";
import { useLanguage } from "../../base/language/language.tsx";
import { useAsked } from "../../base/server/use-asked.ts";
import { playAddress } from "./address.ts";
import { HomeLink } from "./home-link.tsx";
import { sayTaken } from "./show-taken.ts";

export function ChallengeDoor({ code }: { readonly code: string }) {
  const { called, challenge, house, wait, day: sayDay } = useWords("daily");
  const [asked] = useAsked<ChallengeView>(`/challenges/${encodeURIComponent(code)}?language=${useLanguage()}`);
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
  const { day, game, number, title, difficulty, millis, mistakes, hints } = asked.answer;
  return (
    <Message glyph="证" title={challenge.by(called(asked.answer))}>
      <p>
        <b>{challenge.puzzle(number, title ?? house.title(game))}</b>
        <br />
        {challenge.level(house.level(difficulty), sayDay(day))}
      </p>
      <p>{challenge.toBeat(sayTaken(millis), mistakes, hints)}</p>
      <div>
        <ButtonLink look="primary" href={playAddress(day, game, code)}>
          {challenge.accept}
        </ButtonLink>
        <HomeLink />
      </div>
    </Message>
  );
}
