// Node's server with a deadline for everything a client can leave undone: half-sent requests, idle connections, unread answers, upgrades.
// Told to stop, it finishes the requests that arrived whole and drops the rest.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { keepRoom } from "./keep-room.ts";
import type { Limits } from "./limits.ts";

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export interface OwnServer {
  readonly url: string;
  /** Ends when the last answer is out, or after `limits.stop`. A second call changes nothing. */
  stop(): Promise<void>;
}

export function listen(handler: Handler, limits: Limits, at: { port: number; host: string }): Promise<OwnServer> {
  const server = createServer({
    headersTimeout: limits.headers,
    requestTimeout: limits.request,
    keepAliveTimeout: limits.idle,
    connectionsCheckingInterval: limits.check,
    maxHeaderSize: limits.headerBytes,
  });
  server.timeout = limits.silence;
  keepRoom(server, limits);
  const drain = watchSockets(server, limits);
  server.on("request", (request, response) => {
    // Nothing is upgraded here. Nobody listens for upgrades either, so Node answers such a request as any other; its socket ends with it.
    if (request.headers.upgrade !== undefined) response.setHeader("connection", "close");
    handler(request, response);
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(at.port, at.host, () => {
      server.off("error", reject);
      resolve({ url: urlOf(server), stop: drain });
    });
  });
}

function urlOf(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo;
  return `http://${family === "IPv6" ? `[${address}]` : address}:${port}`;
}

/** Knows which sockets are in the middle of an answer, so that stopping can tell them from those that only hold a connection. */
function watchSockets(server: Server, limits: Limits): () => Promise<void> {
  const open = new Set<Socket>();
  const busy = new Map<Socket, ServerResponse>();
  let stopping: Promise<void> | undefined;
  server.on("connection", (socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  server.on("request", (request, response) => {
    const { socket } = request;
    busy.set(socket, response);
    if (stopping) response.setHeader("connection", "close");
    response.once("close", () => {
      busy.delete(socket);
      if (stopping) socket.destroySoon();
    });
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      const deadline = setTimeout(() => server.closeAllConnections(), limits.stop);
      server.close(() => {
        clearTimeout(deadline);
        resolve();
      });
      for (const socket of open) {
        const response = busy.get(socket);
        if (!response?.req.complete) socket.destroy();
        else if (!response.headersSent) response.setHeader("connection", "close");
      }
    });
  return () => (stopping ??= stop());
}
