// Thinks about the table off the page's own thread, so that nothing stutters however hard the position is. Answers in English.
import { english } from "@demonstrandum/deals/english-tongue";
import { serve } from "./serve.ts";

serve(english);
