import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';

// In Next.js a page can set its status only by throwing, which sends an empty shell for scripts to fill in.
// Our server lets per-request pages set it (see server.ts). Pages and server are bundled apart; both find the
// storage under this symbol.
const NAME = Symbol.for('forecourt.responses');
const processGlobals = globalThis as { [NAME]?: AsyncLocalStorage<ServerResponse> };

/** Runs the handler of a request, within which pages may set its status. */
export function whileAnswering<Result>(response: ServerResponse, work: () => Result): Result {
  processGlobals[NAME] ??= new AsyncLocalStorage();
  return processGlobals[NAME].run(response, work);
}

/**
 * Sets the status of the current response; returns false if that is impossible or the headers are already
 * sent.
 */
export function setStatus(status: number): boolean {
  const response = processGlobals[NAME]?.getStore();
  if (!response || response.headersSent) return false;
  response.statusCode = status;
  return true;
}
