// The OpenAPI document, from the same schemas that requests are checked with.
import { type JsonSchema, toJsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";
import { titleOf } from "../problem/problem.ts";
import { type Shapes, shapesIn } from "./described.ts";
import { BASE } from "./mount.ts";
import type { Operation } from "./operation.ts";

type Json = Record<string, unknown>;

const STATUSES = [400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503];

const PROBLEM: Json = {
  type: "object",
  required: ["type", "title", "status", "code", "detail"],
  properties: {
    type: { type: "string" },
    title: { type: "string" },
    status: { type: "integer" },
    code: { type: "string", description: "a name for programs, which does not change" },
    detail: { type: "string", description: "a sentence for people" },
    at: { type: "string", description: "where in the request" },
    figure: { type: "integer", description: "the number that the sentence tells, if there is one" },
  },
};

/** The cookie that stands for a player: set by the first thing a newcomer does, never by hand. */
const PLAYER: Json = {
  type: "apiKey",
  in: "cookie",
  name: "__Host-player",
  description:
    "Signed, and set by the server with the first play, league or name; over plain HTTP it is called `player`.",
};

const SECURITY: Readonly<Record<Operation["who"], readonly Json[]>> = {
  anyone: [],
  visitor: [{}, { player: [] }],
  player: [{ player: [] }],
};

export function makeOpenApi(operations: readonly Operation[], version: string): Json {
  const paths: Record<string, Json> = {};
  const shapes: Kept = new Map();
  for (const operation of operations) {
    const path = BASE + operation.path;
    paths[path] = { ...paths[path], [operation.method]: describe(operation, shapes) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Demonstrandum",
      version,
      description: "Games of pure deduction, over HTTP.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/" }],
    paths,
    components: {
      securitySchemes: { player: PLAYER },
      schemas: { Problem: PROBLEM, ...Object.fromEntries(shapes) },
      responses: Object.fromEntries(STATUSES.map((status) => [nameOf(status), problemOf(status)])),
    },
  };
}

const nameOf = (status: number): string =>
  titleOf(status).replaceAll(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase());

const problemOf = (status: number): Json => ({
  description: titleOf(status),
  content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
  ...(status === 429 || status === 503
    ? { headers: { "Retry-After": { description: "seconds to wait", schema: { type: "integer" } } } }
    : {}),
});

function describe(operation: Operation, shapes: Kept): Json {
  const { id, tag, who, summary, description, params, body, answer, example } = operation;
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description ? { description } : {}),
    security: SECURITY[who],
    ...(params ? { parameters: parametersOf(operation.path, params.entries, shapes) } : {}),
    ...(body
      ? {
          requestBody: {
            required: true,
            content: { "application/json": { schema: schemaOf(body, "input", shapes), example } },
          },
        }
      : {}),
    responses: {
      200: { description: "OK", content: { "application/json": { schema: schemaOf(answer, "output", shapes) } } },
      ...Object.fromEntries(STATUSES.map((status) => [status, { $ref: `#/components/responses/${nameOf(status)}` }])),
    },
  };
}

function parametersOf(path: string, entries: Readonly<Record<string, v.GenericSchema>>, shapes: Kept): Json[] {
  return Object.entries(entries).map(([name, schema]) => {
    const isInPath = path.includes(`{${name}}`);
    return {
      name,
      in: isInPath ? "path" : "query",
      required: isInPath || schema.type !== "optional",
      // As it is read: whoever asks writes a number as one.
      schema: schemaOf(schema, "output", shapes),
    };
  });
}

/** What stands once in the document, by name. */
type Kept = Map<string, Json>;

function schemaOf(schema: v.GenericSchema, typeMode: "input" | "output", shapes: Kept): Json {
  const { $schema: _, ...plain } = toJsonSchema(schema, {
    errorMode: "ignore",
    typeMode,
    target: "draft-2020-12",
    overrideSchema: ({ valibotSchema, jsonSchema }) =>
      valibotSchema.type === "loose_object" ? { ...jsonSchema, additionalProperties: true } : undefined,
    overrideAction: ({ valibotAction }) => {
      const described = shapesIn(valibotAction);
      return described ? oneOf(described, shapes) : undefined;
    },
  });
  return plain as Json;
}

function oneOf(described: Shapes, shapes: Kept): JsonSchema {
  const refs = Object.entries(described).map(([name, schema]) => {
    if (!shapes.has(name)) shapes.set(name, schemaOf(schema, "input", shapes));
    return { $ref: `#/components/schemas/${name}` };
  });
  return refs.length === 1 && refs[0] ? refs[0] : { anyOf: refs };
}
