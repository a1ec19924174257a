// A new version, in Chinese.
import type { VersionWording } from "./wording.ts";

export const zh: VersionWording = { ready: "新版本已就绪", reload: "重新加载", later: "以后再说" };
