// Thinks about drafts off the page's own thread, and answers in English.
import { en } from "@demonstrandum/games/english";
import { serve } from "./answer.ts";

serve(en);
