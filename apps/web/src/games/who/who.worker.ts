// Makes and referees puzzles of who. On most boards clues wait for their speakers; the making of others is loaded for the first.
import { gatedWho } from "@demonstrandum/games/who/gated";
import { serve } from "../../referee/serve.ts";

serve(gatedWho, async () => (await import("@demonstrandum/games/who")).who);
