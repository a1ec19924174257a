// Thinks about the table off the page's own thread, and answers in Chinese.
import { serveClue } from "./serve.ts";

serveClue(async () => (await import("@demonstrandum/deals/chinese-tongue")).chinese);
