// Thinks about the table off the page's own thread, so that nothing stutters however hard the position is. Answers in English.
import { serve } from "./serve.ts";

serve(async () => (await import("@demonstrandum/deals/english-tongue")).english);
