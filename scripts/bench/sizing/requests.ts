import { subscribe } from 'node:diagnostics_channel';
import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';

/** Who calls the content lake, by the token it brings. */
type Caller = 'storefront' | 'worker' | 'bench';

/** What the services were asked since they started. */
export interface Requests {
  /** Requests of the content lake's API, as Sanity counts them: queries, mutations and streams that are opened. */
  lake: Record<Caller, number>;
  /** Calls of the search API that search, as Algolia counts search requests: one call may hold several queries. */
  searches: number;
  queries: number;
  /** Records that were written, changed or deleted: what Algolia counts as indexing operations. */
  operations: number;
}

/** How a service tells its callers apart. */
interface Watched {
  lakePort: number;
  searchPort: number;
  callerOfToken: Readonly<Record<string, Caller>>;
}

const SEARCHES = /^\/1\/indexes\/[^/]+\/(?:queries|query)(?:\?|$)/;
const WRITES = /^\/1\/indexes\/[^/]+\/batch(?:\?|$)/;

/**
 * Counts the requests that HTTP servers of this process get.
 * @returns reads the counts
 */
export function countRequests({ lakePort, searchPort, callerOfToken }: Watched): () => Requests {
  const requests: Requests = {
    lake: { storefront: 0, worker: 0, bench: 0 },
    searches: 0,
    queries: 0,
    operations: 0,
  };
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    const { localPort } = request.socket;
    const { url = '', headers } = request;
    if (localPort === lakePort) {
      const token = headers.authorization?.replace(/^Bearer /, '') ?? '';
      requests.lake[callerOfToken[token] ?? 'bench'] += 1;
    } else if (localPort === searchPort && SEARCHES.test(url)) {
      requests.searches += 1;
      whenRead(request, (body) => {
        requests.queries += listed(body) ?? 1;
      });
    } else if (localPort === searchPort && WRITES.test(url)) {
      whenRead(request, (body) => {
        requests.operations += listed(body) ?? 0;
      });
    }
  });
  return () => structuredClone(requests);
}

/** How many requests a call of several holds; null for a call that is one. */
const listed = (body: string): number | null =>
  (JSON.parse(body || '{}') as { requests?: unknown[] }).requests?.length ?? null;

/** Hears a body that somebody else reads: a listener in the usual way would make it flow before that. */
function whenRead(request: IncomingMessage, then: (body: string) => void): void {
  const pieces: Buffer[] = [];
  EventEmitter.prototype.on.call(request, 'data', (piece: Buffer) => pieces.push(piece));
  request.once('end', () => then(Buffer.concat(pieces).toString()));
}
