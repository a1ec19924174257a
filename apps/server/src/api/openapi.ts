// The OpenAPI document, from the same schemas that requests are checked with.
import { toJsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";
import { BASE } from "./mount.ts";
import type { Operation } from "./operation.ts";
import { titleOf } from "./problem.ts";

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

export function makeOpenApi(operations: readonly Operation[], version: string): Json {
  const paths: Record<string, Json> = {};
  for (const operation of operations) {
    const path = BASE + operation.path;
    paths[path] = { ...paths[path], [operation.method]: describe(operation) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Demonstrandum",
      version,
      description: "Games of pure deduction, over HTTP.",
      license: { name: "MIT" },
    },
    servers: [{ url: "/" }],
    paths,
    components: {
      schemas: { Problem: PROBLEM },
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

function describe(operation: Operation): Json {
  const { id, tag, summary, description, params, body, answer, example } = operation;
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description ? { description } : {}),
    ...(params ? { parameters: parametersOf(operation.path, params.entries) } : {}),
    ...(body
      ? {
          requestBody: {
            required: true,
            content: { "application/json": { schema: schemaOf(body, "input"), example } },
          },
        }
      : {}),
    responses: {
      200: { description: "OK", content: { "application/json": { schema: schemaOf(answer, "output") } } },
      ...Object.fromEntries(STATUSES.map((status) => [status, { $ref: `#/components/responses/${nameOf(status)}` }])),
    },
  };
}

function parametersOf(path: string, entries: Readonly<Record<string, v.GenericSchema>>): Json[] {
  return Object.entries(entries).map(([name, schema]) => {
    const isInPath = path.includes(`{${name}}`);
    return {
      name,
      in: isInPath ? "path" : "query",
      required: isInPath || schema.type !== "optional",
      schema: schemaOf(schema, "input"),
    };
  });
}

function schemaOf(schema: v.GenericSchema, typeMode: "input" | "output"): Json {
  const { $schema: _, ...plain } = toJsonSchema(schema, { errorMode: "ignore", typeMode, target: "draft-2020-12" });
  return plain as Json;
}
