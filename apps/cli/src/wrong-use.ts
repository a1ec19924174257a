// What commander finds wrong with a command line, taken apart, so that any language can say it.

import { cutShort } from "@demonstrandum/text";
import type { CommanderError } from "commander";
import type { WrongUse } from "./words/wording.ts";

export function readUse({ code, message }: CommanderError): WrongUse {
  const text = cutShort(message.trim().replace(/\s*\n\s*/g, " "))
    .trim()
    .replace(/^error: /, "")
    .replace(/\s*\n\s*/g, " ");
  const quoted = [...text.matchAll(/'([^']*)'/g)].map(([, each = ""]) => each);
  return {
    code,
    text,
    quoted: text.startsWith("command-argument") ? quoted.reverse() : quoted,
    suggestions: listIn(text, /\(Did you mean (?:one of )?(.*)\?\)/),
    choices: listIn(text, /Allowed choices are (.*)\.$/),
    reason: /is invalid(?: for argument '[^']*')?\. (.*)$/.exec(text)?.[1] ?? "",
  };
}

const listIn = (text: string, pattern: RegExp): string[] => pattern.exec(text)?.[1]?.split(", ") ?? [];
