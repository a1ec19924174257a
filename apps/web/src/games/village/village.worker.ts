// Makes and referees villages. Few have to be grown from smaller ones; how that is done is loaded for the first.
import { plainVillage } from "@demonstrandum/games/village/plain";
import { serve } from "../../referee/serve.ts";

serve(plainVillage, async () => (await import("@demonstrandum/games/village")).village);
