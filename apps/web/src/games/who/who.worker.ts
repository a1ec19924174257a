// Makes and referees puzzles of who.
import { who } from "@demonstrandum/games/who";
import { serve } from "../../referee/serve.ts";

serve(who);
