// Keeps room for everybody: no network has more than its share of the connections, and where there are too many, one that asks for nothing gives way.
import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { Limits } from "./limits.ts";
import { networkOf } from "./network.ts";

/** Connections, the oldest of each kind first. */
interface Crowd {
  readonly open: Set<Socket>;
  /** Those that have not asked for anything yet. */
  readonly mute: Set<Socket>;
  /** Those between two requests. */
  readonly idle: Set<Socket>;
}

const newCrowd = (): Crowd => ({ open: new Set(), mute: new Set(), idle: new Set() });

/** Connections that were just ended are still counted by Node for a moment. */
const PASSING = 500;

export function keepRoom(server: Server, { connections, each }: Pick<Limits, "connections" | "each">): void {
  const all = newCrowd();
  const networks = new Map<string, Crowd>();
  /** What a connection is counted in: everything, and its network where those are told apart. */
  const crowdsOf = new WeakMap<Socket, readonly Crowd[]>();
  server.maxConnections = connections + PASSING;

  const enter = (socket: Socket): Crowd => {
    const name = networkOf(socket.remoteAddress ?? "") ?? "unknown";
    const own = networks.get(name) ?? newCrowd();
    networks.set(name, own);
    crowdsOf.set(socket, [all, own]);
    for (const { open, mute } of [all, own]) {
      open.add(socket);
      mute.add(socket);
    }
    socket.once("close", () => {
      for (const crowd of [all, own]) forget(crowd, socket);
      if (own.open.size === 0 && networks.get(name) === own) networks.delete(name);
    });
    return own;
  };
  /** Gone at once for the count: Node tells of its end a little later. */
  const send = (socket: Socket): void => {
    for (const crowd of crowdsOf.get(socket) ?? []) forget(crowd, socket);
    socket.destroy();
  };
  server.on("connection", (socket) => {
    const own = enter(socket);
    if (each !== undefined && own.open.size > each) send(quietest(own, socket));
    if (all.open.size > connections) send(quietest(all, socket));
  });
  server.on("request", ({ socket }, response) => {
    const crowds = crowdsOf.get(socket) ?? [];
    for (const { mute, idle } of crowds) for (const quiet of [mute, idle]) quiet.delete(socket);
    response.once("close", () => {
      for (const { open, idle } of crowds) if (open.has(socket)) idle.add(socket);
    });
  });
}

function forget({ open, mute, idle }: Crowd, socket: Socket): void {
  for (const sockets of [open, mute, idle]) sockets.delete(socket);
}

const oldestOf = (sockets: ReadonlySet<Socket>): Socket | undefined => sockets.values().next().value;

/** Who gives way: of those who have not asked, then of those who were answered, the oldest, and the newcomer if all others are busy. */
const quietest = ({ mute, idle }: Crowd, newcomer: Socket): Socket => {
  const waiting = oldestOf(mute);
  return (waiting === newcomer ? undefined : waiting) ?? oldestOf(idle) ?? newcomer;
};
