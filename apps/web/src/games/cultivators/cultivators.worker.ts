// Makes and referees puzzles of cultivators. Most are told in the classic dialect; the other is loaded for the first that is not.
import { classicCultivators } from "@demonstrandum/games/cultivators/classic";
import { serve } from "../../referee/serve.ts";

serve(classicCultivators, async () => (await import("@demonstrandum/games/cultivators")).cultivators);
