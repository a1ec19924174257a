import { describe, expect, it } from "vitest";
import type { WorkerLike } from "../../base/worker/worker-like.ts";
import { makeWorkerClient, Superseded } from "./worker-client.ts";

/** A worker that answers when told to. */
function makeWorkers() {
  const workers: { asked: unknown[]; isDismissed: boolean; say(data: unknown): void; die(): void }[] = [];
  const open = (): WorkerLike => {
    const listeners = new Map<string, (event: { data: unknown }) => void>();
    const worker = {
      asked: [] as unknown[],
      isDismissed: false,
      say: (data: unknown) => listeners.get("message")?.({ data }),
      die: () => listeners.get("error")?.({ data: undefined }),
    };
    workers.push(worker);
    return {
      postMessage: (message) => worker.asked.push(message),
      terminate: () => {
        worker.isDismissed = true;
      },
      addEventListener: (type: string, listener: (event: { data: unknown }) => void) => listeners.set(type, listener),
    };
  };
  return { workers, open };
}

describe("the client of a worker", () => {
  it("gives one question after the other to one worker", async () => {
    const { workers, open } = makeWorkers();
    const client = makeWorkerClient(open);
    const first = client.ask("a");
    workers[0]?.say({ ok: true, value: 1 });
    expect(await first).toBe(1);
    const second = client.ask("b");
    workers[0]?.say({ ok: true, value: 2 });
    expect(await second).toBe(2);
    expect(workers).toHaveLength(1);
  });

  it("calls off the older question when a newer one comes, and hears nothing of it again", async () => {
    const { workers, open } = makeWorkers();
    const client = makeWorkerClient(open);
    const old = client.ask("old");
    const young = client.ask("young");
    await expect(old).rejects.toBeInstanceOf(Superseded);
    expect(workers[0]?.isDismissed).toBe(true);
    workers[0]?.say({ ok: true, value: "late" });
    workers[1]?.say({ ok: true, value: "right" });
    expect(await young).toBe("right");
  });

  it("passes on what the worker could not do, and goes on", async () => {
    const { workers, open } = makeWorkers();
    const client = makeWorkerClient(open);
    const failed = client.ask("a");
    workers[0]?.say({ ok: false, trouble: "failed" });
    await expect(failed).rejects.toMatchObject({ trouble: "failed" });
    const next = client.ask("b");
    workers[0]?.say({ ok: true, value: 2 });
    expect(await next).toBe(2);
  });

  it("starts another worker when one dies", async () => {
    const { workers, open } = makeWorkers();
    const client = makeWorkerClient(open);
    const lost = client.ask("a");
    workers[0]?.die();
    await expect(lost).rejects.toMatchObject({ trouble: "not started" });
    const next = client.ask("b");
    workers[1]?.say({ ok: true, value: 2 });
    expect(await next).toBe(2);
  });

  it("says so where workers are forbidden", async () => {
    const client = makeWorkerClient(() => {
      throw new Error("SecurityError");
    });
    await expect(client.ask("a")).rejects.toMatchObject({ trouble: "not started" });
  });
});
