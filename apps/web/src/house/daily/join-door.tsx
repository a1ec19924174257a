// An invitation to a league.
"use client";

import type { LeagueView } from "@demonstrandum/referee";
import { useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import { Button } from "../../base/design/button.tsx";
import { Message } from "../../base/design/message.tsx";
import { useAddress } from "../../base/language/language.tsx";
import { askServer, Refused } from "../../base/server/ask-server.ts";
import { useAsked } from "../../base/server/use-asked.ts";
import { HomeLink } from "./home-link.tsx";

export function JoinDoor({ invitation }: { readonly invitation: string }) {
  const words = useWords("daily");
  const inLanguage = useAddress();
  const [asked] = useAsked<Omit<LeagueView, "id">>(`/invitations/${encodeURIComponent(invitation)}`);
  const [said, setSaid] = useState("");
  const join = async () => {
    try {
      await askServer("POST", "/memberships", { invitation });
      window.location.assign(inLanguage("/daily#leagues"));
    } catch (error) {
      setSaid(error instanceof Refused ? words.refused(error.problem) : words.tryAgain);
    }
  };
  if (asked.kind === "refused") {
    return (
      <Message glyph="谜" title={words.leagues.noSuch}>
        <HomeLink />
      </Message>
    );
  }
  if (asked.kind !== "answer")
    return (
      <Message glyph="证" title={words.leagues.one}>
        <p>{words.wait}</p>
      </Message>
    );
  const { name, members } = asked.answer;
  return (
    <Message glyph="证" title={words.leagues.join(name)}>
      <p>{words.leagues.about(members)}</p>
      <div>
        <Button look="primary" onClick={join}>
          {words.leagues.joinIt}
        </Button>
        <HomeLink>{words.notNow}</HomeLink>
      </div>
      <p role="status">{said}</p>
    </Message>
  );
}
