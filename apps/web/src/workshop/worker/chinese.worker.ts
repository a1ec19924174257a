// Thinks about drafts off the page's own thread, and answers in Chinese.
import { zh } from "@demonstrandum/games/chinese";
import { serveWorkshop } from "./answer.ts";

serveWorkshop(zh);
