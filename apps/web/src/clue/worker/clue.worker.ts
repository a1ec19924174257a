// Thinks about the table off the page's own thread, so that nothing stutters however hard the position is.

import { sayError } from "../words/say-error.ts";
import type { ClueQuestion } from "./messages.ts";
import { serve } from "./serve.ts";
import type { Reply } from "./worker-client.ts";

function reply(question: ClueQuestion): Reply {
  try {
    return { ok: true, value: serve(question) };
  } catch (error) {
    return { ok: false, text: sayError(error) ?? "This table cannot be worked out." };
  }
}

self.addEventListener("message", ({ data }: MessageEvent<ClueQuestion>) => self.postMessage(reply(data)));
