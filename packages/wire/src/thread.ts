// Node's worker threads, to be asked and to answer as those of a browser.
import type { WorkerLike } from "./asker.ts";
import type { PortLike } from "./serve.ts";

interface EmitterLike {
  postMessage(message: unknown): void;
  on(type: string, listener: (value: unknown) => void): unknown;
}

const listenTo = (emitter: EmitterLike): PortLike["addEventListener"] & WorkerLike["addEventListener"] =>
  ((type: string, listener: (value: unknown) => void) =>
    void emitter.on(
      type,
      type === "message" ? (data) => listener({ data }) : listener,
    )) as WorkerLike["addEventListener"];

export const asWorker = (thread: EmitterLike & { terminate(): unknown }): WorkerLike => ({
  postMessage: (message) => thread.postMessage(message),
  terminate: () => void thread.terminate(),
  addEventListener: listenTo(thread),
});

export const asPort = (port: EmitterLike): PortLike => ({
  postMessage: (message) => port.postMessage(message),
  addEventListener: listenTo(port),
});
