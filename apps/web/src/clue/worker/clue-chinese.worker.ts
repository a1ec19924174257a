// Thinks about the table off the page's own thread, and answers in Chinese.
import { serve } from "./serve.ts";

serve(async () => (await import("@demonstrandum/deals/chinese-tongue")).chinese);
