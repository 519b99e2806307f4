import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';

// The framework lets a page choose its status by throwing alone, and then sends an empty shell that script fills
// in. Our own server lets a page that is made for one request say it (see server.ts). Pages are bundled apart
// from the server: both find the same store by its name.
const NAME = Symbol.for('forecourt.responses');
const shared = globalThis as { [NAME]?: AsyncLocalStorage<ServerResponse> };

/** Runs the work that answers a request, within which its pages may set the status. */
export function whileAnswering<Result>(response: ServerResponse, work: () => Result): Result {
  shared[NAME] ??= new AsyncLocalStorage();
  return shared[NAME].run(response, work);
}

/**
 * Sets the status of the request that is being answered.
 * @returns false where nobody lets us, or the head is on its way already
 */
export function setStatus(status: number): boolean {
  const response = shared[NAME]?.getStore();
  if (!response || response.headersSent) return false;
  response.statusCode = status;
  return true;
}
