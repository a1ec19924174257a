// Thinks about the table off the page's own thread, and answers in Chinese.
import { chinese } from "@demonstrandum/deals/chinese-tongue";
import { serve } from "./serve.ts";

serve(chinese);
