// An invitation to a league.
"use client";

import type { LeagueView } from "@demonstrandum/referee";
import { useState } from "react";
import { Button } from "../design/button.tsx";
import { Message } from "../design/message.tsx";
import { ask, Refused } from "./ask.ts";
import { HomeLink } from "./home-link.tsx";
import { useAsked } from "./use-asked.ts";

export function JoinDoor({ invitation }: { readonly invitation: string }) {
  const [asked] = useAsked<Omit<LeagueView, "id">>(`/invitations/${encodeURIComponent(invitation)}`);
  const [said, setSaid] = useState("");
  const join = async () => {
    try {
      await ask("POST", "/memberships", { invitation });
      window.location.assign("/daily#leagues");
    } catch (error) {
      setSaid(error instanceof Refused ? error.message : "The server cannot be reached. Try again in a moment.");
    }
  };
  if (asked.kind === "refused") {
    return (
      <Message glyph="谜" title="There is no such league">
        <HomeLink />
      </Message>
    );
  }
  if (asked.kind !== "answer")
    return (
      <Message glyph="证" title="A league">
        <p>One moment …</p>
      </Message>
    );
  const { name, members } = asked.answer;
  return (
    <Message glyph="证" title={`Join “${name}”`}>
      <p>
        A league of {members === 1 ? "one player" : `${members} players`} who compare their daily puzzles every week.
      </p>
      <div>
        <Button look="primary" onClick={join}>
          Join
        </Button>
        <HomeLink>Not now</HomeLink>
      </div>
      <p role="status">{said}</p>
    </Message>
  );
}
