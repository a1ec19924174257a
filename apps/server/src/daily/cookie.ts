// The cookie that stands for a player: a signed id that no script can read. Over TLS its name begins with __Host-, so that
// no other site of the same domain can set it; a browser takes such a cookie over nothing else.
import type { IncomingMessage } from "node:http";
import { parse, serialize } from "hono/utils/cookie";
import { isSecure } from "../http/origin.ts";

const NAME = "player";
const YEAR = 365 * 24 * 3_600;

type Asked = Pick<IncomingMessage, "headers" | "socket">;

const nameFor = (request: Asked, proxies: number): string => (isSecure(request, proxies) ? `__Host-${NAME}` : NAME);

export function readPlayerCookie(request: Asked, proxies: number): string | undefined {
  const name = nameFor(request, proxies);
  return parse(request.headers.cookie ?? "", name)[name];
}

/** An empty value takes the cookie away. */
export function makePlayerCookie(request: Asked, proxies: number, value: string): string {
  return serialize(nameFor(request, proxies), value, {
    path: "/",
    httpOnly: true,
    secure: isSecure(request, proxies),
    sameSite: "Strict",
    maxAge: value === "" ? 0 : YEAR,
  });
}
