// A client of the API as one file of TypeScript, made from the OpenAPI document: plain fetch, a function for each operation, no dependency.

import { type JsonSchema, typeText } from "./type-text.ts";

interface Described {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly schema: JsonSchema;
  }[];
  readonly requestBody?: Content;
  readonly responses: { readonly 200: Content };
}

interface Content {
  readonly content: { readonly "application/json": { readonly schema: JsonSchema } };
}

/** As far as a client needs it. */
export interface OpenApi {
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

const HEAD = (
  version: string,
): string => `// A client of Demonstrandum's API ${version}, made from its OpenAPI document. One file, no dependency, plain fetch.
//
//   const api = makeClient("http://localhost:3000");
//   const { puzzle } = await api.generatePuzzle({ game: "who", seed: "monday" });
//
// What goes wrong is thrown as an ApiProblem, with a code for programs and a sentence for people.
// A browser keeps the cookie that stands for a player; elsewhere, hand in a \`fetch\` that does, if you play the daily puzzles.
`;

const FOOT = `
export class ApiProblem extends Error {
  override readonly name = "ApiProblem";
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.detail);
    this.problem = problem;
  }
}

type Values = { readonly [name: string]: unknown };

async function ask(options: Options, method: string, path: string, { params = {}, body }: { params?: Values; body?: unknown }): Promise<any> {
  const { address, fetch: send = fetch, ...init } = options;
  const rest = new URLSearchParams();
  const filled = path.replaceAll(/\\{(\\w+)\\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  for (const [name, value] of Object.entries(params))
    if (value !== undefined && !path.includes(\`{\${name}}\`)) rest.set(name, String(value));
  const url = new URL(filled + (rest.size > 0 ? \`?\${rest}\` : ""), address);
  const json = body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  const answer = await send(url, { ...init, method, ...json });
  if (answer.ok) return answer.json();
  // What stands between here and the server may answer in its own words.
  const { status, statusText: title } = answer;
  const unknown: Problem = { type: "about:blank", title, status, code: "unknown", detail: \`\${status} \${title}\` };
  throw new ApiProblem(await answer.json().catch(() => unknown));
}

export interface Options extends Omit<RequestInit, "method" | "body" | "headers"> {
  /** Where the server is. */
  readonly address: string | URL;
  /** Another fetch than that of the surroundings. */
  readonly fetch?: (url: URL, init: RequestInit) => Promise<Response>;
}

export type Client = ReturnType<typeof makeClient>;
`;

export function makeClientSource({ info, paths, components }: OpenApi): string {
  const types = Object.entries(components.schemas).map(
    ([name, schema]) => `export type ${name} = ${typeText(schema)};`,
  );
  const functions = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => functionText(method.toUpperCase(), path, described)),
  );
  return `${HEAD(info.version)}
${types.join("\n\n")}

export function makeClient(where: string | URL | Options) {
  const options: Options = typeof where === "string" || where instanceof URL ? { address: where } : where;
  return {
${functions.join("\n")}
  };
}
${FOOT}`;
}

function functionText(method: string, path: string, described: Described): string {
  const { operationId, summary, parameters = [], requestBody, responses } = described;
  const fields = parameters.map(({ name, required, schema }) => `${name}${required ? "" : "?"}: ${typeText(schema)}`);
  const isOptional = parameters.every(({ required }) => !required);
  const takes = [
    ...(requestBody ? [`body: ${typeText(requestBody.content["application/json"].schema)}`] : []),
    ...(fields.length > 0 ? [`params: { ${fields.join("; ")} }${isOptional ? " = {}" : ""}`] : []),
  ];
  const sent = [...(requestBody ? ["body"] : []), ...(fields.length > 0 ? ["params"] : [])].join(", ");
  const answer = typeText(responses[200].content["application/json"].schema);
  return `    /** ${summary} */
    ${operationId}: (${takes.join(", ")}): Promise<${answer}> =>
      ask(options, ${JSON.stringify(method)}, ${JSON.stringify(path)}, { ${sent} }),`;
}
