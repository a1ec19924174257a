// Makes and referees villages.
import { village } from "@demonstrandum/games/village";
import { serve } from "../../referee/serve.ts";

serve(village);
