// Thinks about the table off the page's own thread, so that nothing stutters however hard the position is. Answers in English.
import { serveClue } from "./serve.ts";

serveClue(async () => (await import("@demonstrandum/deals/english-tongue")).english);
