import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { settingsFromEnvironment } from '../../emulators/settings.ts';

/** Multi-query requests and responses of Algolia's REST API. */
interface MultiQuery {
  requests: Record<string, unknown>[];
}
interface MultiAnswer {
  results: { hits: { slug: string }[] }[];
}

const MULTI_QUERY = '/1/indexes/*/queries';

/**
 * Starts a proxy to the search emulator that can change answers.
 * @param change receives each multi-query with its answer and returns the answer to send
 */
export async function recordSearch(change: (asked: MultiQuery, answer: MultiAnswer) => MultiAnswer) {
  const { urls } = settingsFromEnvironment();
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const body = Buffer.concat(pieces).toString();
    const path = request.url ?? '/';
    const headers = Object.entries(request.headers).filter(([name]) =>
      /^(?:x-algolia|content-type)/.test(name),
    ) as [string, string][];
    const { method = 'GET' } = request;
    const answer = await fetch(`${urls.search}${path}`, {
      method,
      headers,
      ...(method === 'POST' && { body }),
    });
    const text = await answer.text();
    const isMulti = decodeURIComponent(path).startsWith(MULTI_QUERY) && answer.ok;
    response
      .writeHead(answer.status, { 'content-type': 'application/json' })
      .end(isMulti ? JSON.stringify(change(JSON.parse(body), JSON.parse(text))) : text);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
