// A JSON schema as TypeScript: what the OpenAPI document says, for the client that is made from it.

export type JsonSchema = Readonly<Record<string, unknown>>;

const NAMES: Readonly<Record<string, string>> = {
  string: "string",
  number: "number",
  integer: "number",
  boolean: "boolean",
  null: "null",
};

export function typeText(schema: JsonSchema): string {
  if (typeof schema.$ref === "string") return schema.$ref.split("/").at(-1) ?? "unknown";
  if ("const" in schema) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return union(schema.enum.map((value) => JSON.stringify(value)));
  const choices = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(choices)) return union(choices.map(typeText));
  if (Array.isArray(schema.allOf)) return schema.allOf.map((each) => `(${typeText(each)})`).join(" & ");
  if (Array.isArray(schema.type)) return union(schema.type.map((type) => typeText({ ...schema, type })));
  if (schema.type === "array") return listText(schema);
  if (schema.type === "object") return objectText(schema);
  return NAMES[String(schema.type)] ?? "unknown";
}

const union = (texts: readonly string[]): string => [...new Set(texts)].join(" | ");

function listText({ prefixItems, items }: JsonSchema): string {
  if (Array.isArray(prefixItems)) return `readonly [${prefixItems.map(typeText).join(", ")}]`;
  return `readonly (${items ? typeText(items as JsonSchema) : "unknown"})[]`;
}

function objectText({ properties = {}, required = [], additionalProperties }: JsonSchema): string {
  const wanted = required as readonly string[];
  const own = Object.entries(properties as Record<string, JsonSchema>).map(
    ([name, schema]) => `readonly ${JSON.stringify(name)}${wanted.includes(name) ? "" : "?"}: ${typeText(schema)}`,
  );
  const rest = restText(additionalProperties);
  if (own.length === 0) return rest ?? "{}";
  return rest === undefined ? `{ ${own.join("; ")} }` : `({ ${own.join("; ")} } & ${rest})`;
}

/** What an object may have beside what it names; nothing is said of that where nothing is. */
function restText(additional: unknown): string | undefined {
  if (additional === undefined || additional === false) return undefined;
  return `{ readonly [name: string]: ${additional === true ? "unknown" : typeText(additional as JsonSchema)} }`;
}
