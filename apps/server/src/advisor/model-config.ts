// Which language model answers, if any: any server that speaks the OpenAI protocol, a local one included. The key never leaves the server.
import * as v from "valibot";

const text = v.pipe(v.string(), v.minLength(1));

/** The part of the environment that is about the model. Without an address there is no model. */
export const MODEL_SETTINGS = {
  ADVISOR_BASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^https?:\/\//, "must begin with http:// or https://"), v.url("must be an address")),
  ),
  ADVISOR_MODEL: v.optional(text),
  /** Local servers often need none. */
  ADVISOR_API_KEY: v.optional(text),
  /** Milliseconds after which the model is given up. */
  ADVISOR_PATIENCE: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,6}$/, "must be a number of milliseconds from 1 to 9999999"), v.toNumber()),
    "15000",
  ),
  /** Questions a day, of one address and of all together. */
  ADVISOR_DAILY: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,6}$/, "must be a number of questions from 1 to 9999999"), v.toNumber()),
    "1000",
  ),
};

const SettingsSchema = v.object(MODEL_SETTINGS);

export type ModelSettings = v.InferOutput<typeof SettingsSchema>;

export interface ModelConfig {
  readonly baseURL: string;
  readonly model: string;
  readonly apiKey: string | undefined;
  readonly patience: number;
}

/** Undefined when no model is configured. */
export function modelIn(settings: ModelSettings): ModelConfig | undefined {
  const { ADVISOR_BASE_URL: baseURL, ADVISOR_MODEL: model } = settings;
  if (baseURL === undefined || model === undefined) return undefined;
  return { baseURL, model, apiKey: settings.ADVISOR_API_KEY, patience: settings.ADVISOR_PATIENCE };
}
