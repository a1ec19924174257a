// A recovery code that came by link or QR code. It is used only when the player says so, as it replaces who plays here.
"use client";

import { useState } from "react";
import { Button } from "../design/button.tsx";
import { Message } from "../design/message.tsx";
import { ask, Refused } from "./ask.ts";
import { HomeLink } from "./home-link.tsx";

export function RecoverDoor({ code }: { readonly code: string }) {
  const [said, setSaid] = useState("");
  const recover = async () => {
    try {
      await ask("POST", "/recoveries", { code });
      // The code must not stay in the history of a browser that others may use.
      window.location.replace("/daily");
    } catch (error) {
      setSaid(error instanceof Refused ? error.message : "The server cannot be reached. Try again in a moment.");
    }
  };
  return (
    <Message glyph="证" title="Play on here?">
      <p>
        This device goes on with your streak, results and leagues. What was played here without them is left behind.
      </p>
      <div>
        <Button look="primary" onClick={recover}>
          Play on here
        </Button>
        <HomeLink>Not now</HomeLink>
      </div>
      <p role="status">{said}</p>
    </Message>
  );
}
