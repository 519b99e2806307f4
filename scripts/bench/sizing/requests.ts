import { subscribe } from 'node:diagnostics_channel';
import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';

/** The client of the content lake, identified by its token. */
type Caller = 'storefront' | 'worker' | 'bench';

/** Request counts of the services since they started. */
export interface Requests {
  /** Requests to the content lake's API, as Sanity counts them: queries, mutations and opened streams. */
  lake: Record<Caller, number>;
  /** Search calls, as Algolia counts search requests; one call may hold several queries. */
  searches: number;
  queries: number;
  /** Records written, changed or deleted, which Algolia counts as indexing operations. */
  operations: number;
}

interface Watched {
  lakePort: number;
  searchPort: number;
  callerOfToken: Readonly<Record<string, Caller>>;
}

const SEARCHES = /^\/1\/indexes\/[^/]+\/(?:queries|query)(?:\?|$)/;
const WRITES = /^\/1\/indexes\/[^/]+\/batch(?:\?|$)/;

/**
 * Counts the requests to HTTP servers of this process.
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

/** Returns the number of requests in a batch call; null for a single call. */
const listed = (body: string): number | null =>
  (JSON.parse(body || '{}') as { requests?: unknown[] }).requests?.length ?? null;

/** Reads a body that another listener also reads, without starting the flow before that one is attached. */
function whenRead(request: IncomingMessage, then: (body: string) => void): void {
  const pieces: Buffer[] = [];
  EventEmitter.prototype.on.call(request, 'data', (piece: Buffer) => pieces.push(piece));
  request.once('end', () => then(Buffer.concat(pieces).toString()));
}
