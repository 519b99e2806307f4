// The production server of one machine: `node server.ts --port 3000`. It is Next's own request handler with
// pages compressed once instead of once per request (server/compression.ts), an answer to requests on which the
// framework fails (server/refusals.ts) and pages that say their own status (site/status.ts). It also adds the
// address of whoever speaks to it to `x-forwarded-for`: `next start` does not, and is not supported, since anybody
// could then claim any address.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { listenOnLoopback } from '@forecourt/lib/network/loopback.server';
import next from 'next';
import { BodyStore } from './server/body-store.ts';
import { compressResponse } from './server/compression.ts';
import { forbidStaleCopies } from './server/lifetimes.ts';
import { boundBody, refusalOf, refuse } from './server/refusals.ts';
import { whileAnswering } from './site/status.ts';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '3000' }, hostname: { type: 'string', default: '0.0.0.0' } },
});
const port = Number(values.port);
// Read by next.config.ts: this server compresses, so that Next need not.
process.env.FORECOURT_SERVER = 'own';

/** Pages and files with their compressed forms that are kept at hand. */
const bodies = new BodyStore(256 * 1024 * 1024);

const app = next({ dev: false, dir: import.meta.dirname, port, hostname: 'localhost' });
await app.prepare();
const handle = app.getRequestHandler();
const server = createServer((request, response) => {
  const refusal = refusalOf(request);
  if (refusal) return refuse(request, response, refusal);
  boundBody(request, response);
  forbidStaleCopies(response);
  // Each machine on the way adds whom it heard the request from; so does this one (see site/client-address.ts).
  const heard = [request.headers['x-forwarded-for'], request.socket.remoteAddress].flat().filter(Boolean);
  request.headers['x-forwarded-for'] = heard.join(', ');
  compressResponse(request, response, bodies);
  whileAnswering(response, () => handle(request, response)).catch((error: unknown) => {
    // Whoever left, or was sent away in the middle of a body, is not news.
    if (!request.destroyed && !response.writableEnded) console.error(error);
    response.destroy();
  });
});
// A tunnel is nothing we have; without a listener its connection would be cut without a word.
server.on('connect', (_, socket) =>
  socket.end('HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\n\r\n'),
);
// By the name `localhost` for this machine alone, at both of its addresses; any other host as it is.
if (values.hostname === 'localhost') await listenOnLoopback(server, port);
else await once(server.listen(port, values.hostname), 'listening');
process.stdout.write(`Storefront on http://localhost:${port}\n`);

/** How long a request may take to end; a stream of events, as a preview has, ends only when it is cut. */
const LAST_REQUESTS_MS = 5_000;

/** Lets requests under way end, then goes. */
function stop(): void {
  server.close(() => app.close().finally(() => process.exit(0)));
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), LAST_REQUESTS_MS).unref();
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
