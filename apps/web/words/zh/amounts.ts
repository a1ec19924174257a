// Numbers of things, in Chinese.
import { LOCALES } from "@demonstrandum/text";

export const chineseNumber = (count: number): string => count.toLocaleString(LOCALES.zh);

export const chineseEntries = (count: number): string => `${chineseNumber(count)}条记录`;
