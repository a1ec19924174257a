// A new version, in Chinese.

import type { Words } from "../words.ts";
export const zh: Words["new-version"] = { ready: "新版本已就绪", reload: "重新加载", later: "以后再说" };
