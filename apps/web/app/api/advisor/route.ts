// Whether a language model advises (GET), and its advice, streamed (POST).
import { answerPost, newRateLimit, sayModel } from "../../../src/clue/advisor/server/route-handler.ts";

export const dynamic = "force-dynamic";

const limit = newRateLimit(() => Date.now());

export const GET = (): Response => sayModel(process.env);

export const POST = (request: Request): Promise<Response> => answerPost(request, process.env, limit);
