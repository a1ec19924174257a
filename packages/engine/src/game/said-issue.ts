// What valibot finds wrong with data: in our words where a schema has some, otherwise in its own, taken apart again.

import { type Remark, said, unpackRemark } from "@demonstrandum/text";
import type { BaseIssue } from "valibot";

const OWN = /^Invalid (\w+): (?:Expected (.*) but r|R)eceived (.*)$/s;

export function saidIssue({ message }: Pick<BaseIssue<unknown>, "message">): Remark {
  const own = OWN.exec(message);
  if (!own) return unpackRemark(message);
  const [, what = "", expected, received = ""] = own;
  if (expected === undefined) return said`Invalid ${what}: Received ${received}`;
  return said`Invalid ${what}: Expected ${expected} but received ${received}`;
}
