// A recovery code that came by link or QR code. It is used only when the player says so, as it replaces who plays here.
"use client";

import { useState } from "react";
import { useWords } from "../../../words/use-words.ts";
import { Button } from "../../base/design/button.tsx";
import { Message } from "../../base/design/message.tsx";
import { useAddress } from "../../base/language/language.tsx";
import { askServer, Refused } from "../../base/server/ask-server.ts";
import { HomeLink } from "./home-link.tsx";

export function RecoverDoor({ code }: { readonly code: string }) {
  const words = useWords("daily");
  const inLanguage = useAddress();
  const [said, setSaid] = useState("");
  const recover = async () => {
    try {
      await askServer("POST", "/recoveries", { code });
      // The code must not stay in the history of a browser that others may use.
      window.location.replace(inLanguage("/daily"));
    } catch (error) {
      setSaid(error instanceof Refused ? words.refused(error.problem) : words.tryAgain);
    }
  };
  return (
    <Message glyph="证" title={words.mine.recoverAsk}>
      <p>{words.mine.recoverText}</p>
      <div>
        <Button look="primary" onClick={recover}>
          {words.mine.playOn}
        </Button>
        <HomeLink>{words.notNow}</HomeLink>
      </div>
      <p role="status">{said}</p>
    </Message>
  );
}
