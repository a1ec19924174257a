// Why a port cannot be listened on, told apart: taken, forbidden, or no address of this machine.

export function sayListenError(error: unknown, { port, host }: { port: number; host: string }): string {
  switch ((error as NodeJS.ErrnoException).code) {
    case "EADDRINUSE":
      return `Port ${port} on ${host} is taken by another program. Choose another: PORT=${port === 65_535 ? 3000 : port + 1}`;
    case "EACCES":
      return `This user may not listen on port ${port}. Choose one above 1023: PORT=3000`;
    case "EADDRNOTAVAIL":
      return `HOST is "${host}", which is no address of this machine. Choose 127.0.0.1, or 0.0.0.0 for all of its addresses.`;
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return `HOST is "${host}", which cannot be found. Choose 127.0.0.1, or 0.0.0.0 for all addresses of this machine.`;
    default:
      return `Port ${port} on ${host} cannot be used: ${error instanceof Error ? error.message : error}`;
  }
}
