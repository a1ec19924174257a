// What a challenge is about, before it is taken up.
"use client";

import type { ChallengeView } from "@demonstrandum/referee";
import { ButtonLink } from "../design/button-link.tsx";
import { Message } from "../design/message.tsx";
import { en as house } from "../games/words/en.ts";
import { showTime } from "../play/say-time.ts";
import { playAddress } from "./address.ts";
import { sayDay } from "./days.ts";
import { HomeLink } from "./home-link.tsx";
import { useAsked } from "./use-asked.ts";

export function ChallengeDoor({ code }: { readonly code: string }) {
  const [asked] = useAsked<ChallengeView>(`/challenges/${encodeURIComponent(code)}`);
  if (asked.kind === "refused")
    return (
      <Message glyph="谜" title="There is no such challenge">
        <HomeLink />
      </Message>
    );
  if (asked.kind !== "answer")
    return (
      <Message glyph="证" title="A challenge">
        <p>One moment …</p>
      </Message>
    );
  const { name, day, game, millis, mistakes, hints } = asked.answer;
  return (
    <Message glyph="证" title={`${name} challenges you`}>
      <p>
        {house.title(game)}, puzzle of {sayDay(day)}: {showTime(Math.round(millis / 1000))}, mistakes {mistakes}, hints{" "}
        {hints}. You will see how far they were while you play.
      </p>
      <div>
        <ButtonLink look="primary" href={playAddress(day, game, code)}>
          Take it up
        </ButtonLink>
        <HomeLink />
      </div>
    </Message>
  );
}
