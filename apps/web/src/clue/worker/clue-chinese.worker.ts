// Thinks about the table off the page's own thread, and answers in Chinese.
import { chinese } from "@demonstrandum/deals/chinese-tongue";
import { listen } from "./serve.ts";

listen(chinese);
