// Thinks about the table off the page's own thread, so that nothing stutters however hard the position is.
import { refusalOf } from "../words/say-error.ts";
import type { ClueQuestion } from "./messages.ts";
import { serve } from "./serve.ts";
import type { Reply } from "./worker-client.ts";

async function reply(question: ClueQuestion): Promise<Reply> {
  try {
    return { ok: true, value: await serve(question) };
  } catch (error) {
    return { ok: false, trouble: refusalOf(error) ?? "failed" };
  }
}

self.addEventListener("message", async ({ data }: MessageEvent<ClueQuestion>) => self.postMessage(await reply(data)));
