// Which language model answers, if any: any server that speaks the OpenAI protocol, a local one included. The key never leaves the server.
import * as v from "valibot";

const ConfigSchema = v.object({
  ADVISOR_BASE_URL: v.pipe(v.string(), v.url()),
  ADVISOR_MODEL: v.pipe(v.string(), v.minLength(1)),
  /** Local servers often need none. */
  ADVISOR_API_KEY: v.optional(v.string()),
  /** Milliseconds of silence after which the model is given up. */
  ADVISOR_PATIENCE: v.optional(v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(1)), "15000"),
});

export interface ModelConfig {
  readonly baseURL: string;
  readonly model: string;
  readonly apiKey: string | undefined;
  readonly patience: number;
}

/** Undefined when nothing, or nothing usable, is configured. */
export function readModelConfig(env: Readonly<Record<string, string | undefined>>): ModelConfig | undefined {
  const { success, output } = v.safeParse(ConfigSchema, env);
  if (!success) return undefined;
  return {
    baseURL: output.ADVISOR_BASE_URL,
    model: output.ADVISOR_MODEL,
    apiKey: output.ADVISOR_API_KEY,
    patience: output.ADVISOR_PATIENCE,
  };
}
