import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';

// In the framework a page can set its status only by throwing, which sends an empty shell for scripts to
// fill. Our server lets a page rendered per request set it (see server.ts). Pages and server are bundled
// apart, so both find the shared store by its name.
const NAME = Symbol.for('forecourt.responses');
const processGlobals = globalThis as { [NAME]?: AsyncLocalStorage<ServerResponse> };

/** Runs the work that answers a request, in which its pages may set the status. */
export function whileAnswering<Result>(response: ServerResponse, work: () => Result): Result {
  processGlobals[NAME] ??= new AsyncLocalStorage();
  return processGlobals[NAME].run(response, work);
}

/** Sets the status of the current request. Returns false outside of our server, or once the head is sent. */
export function setStatus(status: number): boolean {
  const response = processGlobals[NAME]?.getStore();
  if (!response || response.headersSent) return false;
  response.statusCode = status;
  return true;
}
