// Edits and answers in any order: workers answer late, twice over, and after they were ended.
import type { WorkerLike } from "@demonstrandum/wire";
import fc from "fast-check";
import { expect, it } from "vitest";
import { makeWorkshopAsker } from "../worker/asker.ts";
import type { DraftData, ToldDraft } from "../worker/messages.ts";
import { askTold, type DraftTold, isFreshFor } from "./told.ts";

interface Asked {
  readonly id: number;
  readonly question: { readonly draft: DraftData };
}

/** Every answer there could be, to be given whenever the test likes. */
function makeSlowWorkers() {
  const answers: (() => void)[] = [];
  const start = (): WorkerLike => {
    const heard: ((event: { data: unknown }) => void)[] = [];
    return {
      postMessage(message) {
        const { id, question } = message as Asked;
        const answer = { edit: question.draft.edit, view: { people: [], words: [] } };
        answers.push(() => {
          for (const listener of heard) listener({ data: { id, kind: "answer", answer } });
        });
      },
      terminate() {},
      addEventListener(type: string, listener: (event: { data: unknown }) => void) {
        if (type === "message") heard.push(listener);
      },
    };
  };
  return { answers, start };
}

const editOf = (told: ToldDraft | undefined): unknown => (told as { readonly edit?: number } | undefined)?.edit;

const draftOf = (edit: number): DraftData => ({ game: "who", edit });

it("never shows the answer of an older edit after that of a newer one, nor calls an old one fresh", async () => {
  const step = fc.oneof(fc.constant("edit" as const), fc.nat(12));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const { answers, start } = makeSlowWorkers();
      const asker = makeWorkshopAsker(start);
      let told: DraftTold | undefined;
      let [draft, leave, newest] = [draftOf(0), () => {}, -1];
      const edit = (next: number) => {
        leave();
        draft = draftOf(next);
        leave = askTold(asker, draft, false, (change) => {
          told = change(told);
        });
      };
      edit(0);
      for (const [at, each] of [...steps, "edit" as const].entries()) {
        if (each === "edit") edit(at + 1);
        else answers[each % answers.length]?.();
        await new Promise(setImmediate);
        const shown = Number(editOf(told?.told) ?? -1);
        expect(shown).toBeGreaterThanOrEqual(newest);
        newest = shown;
        expect(isFreshFor(told, draft)).toBe(shown === draft.edit);
      }
      answers.at(-1)?.();
      await new Promise(setImmediate);
      expect([editOf(told?.told), isFreshFor(told, draft)]).toEqual([draft.edit, true]);
    }),
    { numRuns: 100 },
  );
});
