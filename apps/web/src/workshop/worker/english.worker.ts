// Thinks about drafts off the page's own thread, and answers in English.
import { en } from "@demonstrandum/games/english";
import { serveWorkshop } from "./answer.ts";

serveWorkshop(en);
