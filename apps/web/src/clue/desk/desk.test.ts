import { describe, expect, it } from "vitest";
import { type Clerk, makeDesk, Superseded } from "./desk.ts";

/** A worker that answers when told to. */
function makeClerks() {
  const clerks: { asked: unknown[]; isDismissed: boolean; say(data: unknown): void; die(): void }[] = [];
  const hire = (): Clerk => {
    const listeners = new Map<string, (event: { data: unknown }) => void>();
    const clerk = {
      asked: [] as unknown[],
      isDismissed: false,
      say: (data: unknown) => listeners.get("message")?.({ data }),
      die: () => listeners.get("error")?.({ data: undefined }),
    };
    clerks.push(clerk);
    return {
      postMessage: (message) => clerk.asked.push(message),
      terminate: () => {
        clerk.isDismissed = true;
      },
      addEventListener: (type: string, listener: (event: { data: unknown }) => void) => listeners.set(type, listener),
    };
  };
  return { clerks, hire };
}

describe("the desk", () => {
  it("gives one question after the other to one clerk", async () => {
    const { clerks, hire } = makeClerks();
    const desk = makeDesk(hire);
    const first = desk.ask("a");
    clerks[0]?.say({ ok: true, value: 1 });
    expect(await first).toBe(1);
    const second = desk.ask("b");
    clerks[0]?.say({ ok: true, value: 2 });
    expect(await second).toBe(2);
    expect(clerks).toHaveLength(1);
  });

  it("calls off the older question when a newer one comes, and hears nothing of it again", async () => {
    const { clerks, hire } = makeClerks();
    const desk = makeDesk(hire);
    const old = desk.ask("old");
    const young = desk.ask("young");
    await expect(old).rejects.toBeInstanceOf(Superseded);
    expect(clerks[0]?.isDismissed).toBe(true);
    clerks[0]?.say({ ok: true, value: "late" });
    clerks[1]?.say({ ok: true, value: "right" });
    expect(await young).toBe("right");
  });

  it("passes on what the clerk could not do, and goes on", async () => {
    const { clerks, hire } = makeClerks();
    const desk = makeDesk(hire);
    const failed = desk.ask("a");
    clerks[0]?.say({ ok: false, text: "too many cards" });
    await expect(failed).rejects.toThrow("too many cards");
    const next = desk.ask("b");
    clerks[0]?.say({ ok: true, value: 2 });
    expect(await next).toBe(2);
  });

  it("hires another clerk when one dies", async () => {
    const { clerks, hire } = makeClerks();
    const desk = makeDesk(hire);
    const lost = desk.ask("a");
    clerks[0]?.die();
    await expect(lost).rejects.toThrow("could not be started");
    const next = desk.ask("b");
    clerks[1]?.say({ ok: true, value: 2 });
    expect(await next).toBe(2);
  });

  it("says so where workers are forbidden", async () => {
    const desk = makeDesk(() => {
      throw new Error("SecurityError");
    });
    await expect(desk.ask("a")).rejects.toThrow("could not be started");
  });
});
