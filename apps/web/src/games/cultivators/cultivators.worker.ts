// Makes and referees puzzles of cultivators.
import { cultivators } from "@demonstrandum/games/cultivators";
import { serve } from "../../referee/serve.ts";

serve(cultivators);
