// Sends a request where it belongs: to the API, to the pages, or back with a word about what is wrong with it.
import type { IncomingMessage, ServerResponse } from "node:http";
import { SECURITY_HEADERS } from "./security-headers.ts";
import type { Handler } from "./server.ts";
import { pathOf } from "./target.ts";

export interface Rooms {
  readonly api: Handler;
  /** Absent where the API runs by itself. */
  readonly pages?: (address: string, request: IncomingMessage, response: ServerResponse) => void;
}

const METHODS = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS";
const isApi = (address: string): boolean => address === "/api" || address.startsWith("/api/");

export function makeRouter({ api, pages }: Rooms): Handler {
  return (request, response) => {
    const address = pathOf(request.url ?? "");
    if (request.method === "TRACE") bow(response, 405);
    else if (request.url === "*") bow(response, request.method === "OPTIONS" ? 204 : 400);
    else if (address === undefined) bow(response, 400);
    else if (!pages || isApi(address)) api(request, response);
    else pages(address, request, response);
  };
}

function bow(response: ServerResponse, status: number): void {
  response.writeHead(status, { ...SECURITY_HEADERS, allow: METHODS, "content-length": 0 }).end();
}
