// The path of a request's address, without its query, as it was sent. An address may also be whole ("http://host/path", as proxies send it),
// "*" (of OPTIONS), or nonsense, which has no path.

export function pathOf(target: string): string | undefined {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, "").replace(/[?#].*$/s, "");
  if (path === "" && target !== "") return "/";
  return path.startsWith("/") ? path : undefined;
}
