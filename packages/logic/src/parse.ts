// Turns unknown data into a constraint, or says in one sentence why it is none.

import type { Connected, Constraint, Mask } from "./constraint.ts";
import { ImpossibleError, LogicError } from "./error.ts";
import { countBits, fullMask, indices, MAX_SIZE } from "./mask.ts";

const MAX_DEPTH = 64;

export function parseSize(size: unknown): number {
  if (typeof size !== "number" || !Number.isInteger(size) || size < 0) {
    throw new LogicError("The size of a theory must be a whole number of booleans.");
  }
  if (size > MAX_SIZE) throw new LogicError(`A theory has at most ${MAX_SIZE} booleans, not ${size}.`);
  return size;
}

/** A fresh copy of `data` as a constraint over `size` booleans; throws LogicError. */
export function parseConstraint(data: unknown, size: number): Constraint {
  return parse(data, fullMask(parseSize(size)), true, 0);
}

/** Something asserted must be able to hold; a part of a `not`, `any` or `iff` may be false in every world. */
function parse(data: unknown, everyone: Mask, isAsserted: boolean, depth: number): Constraint {
  if (depth > MAX_DEPTH) throw new LogicError(`A constraint is nested at most ${MAX_DEPTH} deep.`);
  const fields = parseFields(data);
  const { kind } = fields;
  switch (kind) {
    case "count": {
      const of = parseMask(fields.of, everyone, "count.of");
      return { kind, of, allowed: parseCounts(fields.allowed, of, isAsserted) };
    }
    case "compare": {
      const left = parseMask(fields.left, everyone, "compare.left");
      const right = parseMask(fields.right, everyone, "compare.right");
      return { kind, left, right, allowed: parseDifferences(fields.allowed, left, right, isAsserted) };
    }
    case "connected":
      return parseConnected(fields, everyone);
    case "not":
      return { kind, of: parse(fields.of, everyone, false, depth + 1) };
    case "all":
      return { kind, of: parseParts(parseList(fields.of, "all.of"), everyone, isAsserted, depth + 1) };
    case "any": {
      const of = parseList(fields.of, "any.of");
      if (of.length === 0) throw new ImpossibleError("An any of nothing can never hold.");
      return { kind, of: parseParts(of, everyone, false, depth + 1) };
    }
    case "iff": {
      const left = parse(fields.left, everyone, false, depth + 1);
      return { kind, left, right: parse(fields.right, everyone, false, depth + 1) };
    }
    default:
      throw new LogicError(`There is no constraint of kind ${JSON.stringify(kind) ?? "undefined"}.`);
  }
}

const parseParts = (list: readonly unknown[], everyone: Mask, isAsserted: boolean, depth: number): Constraint[] =>
  list.map((part) => parse(part, everyone, isAsserted, depth));

function parseFields(data: unknown): Record<string, unknown> {
  if (typeof data !== "object" || data === null || Array.isArray(data)) {
    throw new LogicError("A constraint must be an object with a kind.");
  }
  return data as Record<string, unknown>;
}

export function parseMask(data: unknown, everyone: Mask, what: string): Mask {
  if (typeof data !== "number" || !Number.isInteger(data) || data < 0) {
    throw new LogicError(`The mask ${what} must be a whole number that is not negative.`);
  }
  if (data > everyone) throw new LogicError(`The mask ${what} names a boolean outside the theory.`);
  return data;
}

function parseList(data: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(data)) throw new LogicError(`The field ${what} must be a list.`);
  return data;
}

function parseCounts(data: unknown, of: Mask, isAsserted: boolean): Mask {
  if (typeof data !== "number" || !Number.isInteger(data) || data < 0 || data > fullMask(MAX_SIZE + 1)) {
    throw new LogicError("The allowed counts must be a mask with one bit for each count.");
  }
  if (data === 0) throw new ImpossibleError("A count with no allowed number can never hold.");
  const size = countBits(of);
  if (isAsserted && (data & fullMask(size + 1)) === 0) {
    throw new ImpossibleError(
      `A count over ${size} booleans allows none of the numbers 0 to ${size}, so it can never hold.`,
    );
  }
  return data;
}

function parseDifferences(data: unknown, left: Mask, right: Mask, isAsserted: boolean): readonly number[] {
  const allowed = parseList(data, "compare.allowed").map((item) => {
    if (typeof item !== "number" || !Number.isInteger(item)) {
      throw new LogicError("The allowed differences must be whole numbers.");
    }
    return item;
  });
  if (allowed.length === 0) throw new ImpossibleError("A compare with no allowed difference can never hold.");
  const most = countBits(left & ~right);
  const least = -countBits(right & ~left);
  if (isAsserted && !allowed.some((item) => item >= least && item <= most)) {
    throw new ImpossibleError(`A compare allows none of the differences ${least} to ${most}, so it can never hold.`);
  }
  return allowed;
}

function parseConnected(fields: Record<string, unknown>, everyone: Mask): Connected {
  const of = parseMask(fields.of, everyone, "connected.of");
  const { value } = fields;
  if (typeof value !== "boolean") throw new LogicError("The field connected.value must be true or false.");
  const adjacency = parseList(fields.adjacency, "connected.adjacency").map((item) =>
    parseMask(item, everyone, "connected.adjacency"),
  );
  for (const index of indices(of)) {
    for (const next of indices((adjacency[index] ?? 0) & of)) {
      if ((((adjacency[next] ?? 0) >>> index) & 1) === 0) {
        throw new LogicError(`The adjacency of ${index} and ${next} must go both ways.`);
      }
    }
  }
  return { kind: "connected", of, value, adjacency };
}
