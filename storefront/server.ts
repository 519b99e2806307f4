// The production server: `node server.ts --port 3000`. It wraps Next's request handler: pages are compressed
// once instead of per request (server/compression.ts), requests that make the framework fail are refused
// (server/refusals.ts), and pages can set their status (site/status.ts). It also appends the client's address
// to `x-forwarded-for`. `next start` does not, so anybody could claim any address; it is not supported.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import {
  databaseFails,
  databasePool,
  failedDatabaseCalls,
} from '@forecourt/lib/platform/database/client.server';
import { EnvironmentError, environment } from '@forecourt/lib/platform/env';
import { outsideHousehold } from '@forecourt/lib/platform/network/client-household';
import type { Household } from '@forecourt/lib/platform/network/household';
import { listenOnLoopback } from '@forecourt/lib/platform/network/loopback.server';
import { failedVendorCalls, vendorFails } from '@forecourt/lib/platform/network/vendor.server';
import { startTraces } from '@forecourt/lib/platform/telemetry/traces.server';
import { lakeClient } from '@forecourt/lib/sites/content-lake/client.server';
import { isDatasetPublic } from '@forecourt/lib/sites/content-lake/visibility.server';
import next from 'next';
import { knownSiteCount, knownSiteOf } from './cache/known-sites.ts';
import { sharedCache } from './cache/shared/process-cache.ts';
import { captureConsole } from './logging/capture.ts';
import { log } from './logging/log.server.ts';
import { Admission } from './server/admission.ts';
import { BodyStore } from './server/body-store.ts';
import { setCacheHeaders } from './server/cache-headers.ts';
import { compressResponse } from './server/compression.ts';
import { reportPublicDataset } from './server/dataset.ts';
import { completeHeaders } from './server/default-headers.ts';
import { Draining } from './server/draining.ts';
import { answerHealth, storefrontReadiness } from './server/health/routes.ts';
import { Households } from './server/households/households.ts';
import { serveStorefrontMetrics } from './server/metrics/serve.ts';
import { openCdn } from './server/open-cdn.ts';
import { OutagePages, showOutagePage } from './server/outage-pages.ts';
import { ProxyWatch } from './server/proxy-watch.ts';
import {
  boundBody,
  CROWDED,
  type Refusal,
  refusalOf,
  refuse,
  tooManyPages,
  UPLOADS_FULL,
} from './server/refusals.ts';
import { staticFiles } from './server/static-files.ts';
import { Uploads } from './server/uploads.ts';
import { warmUp } from './server/warm-up.ts';
import { type SpoolWatch, watchSpool } from './server/watch-spool.ts';
import { DRAFT_COOKIES } from './site/draft.ts';
import { isPreviewId } from './site/preview-id.server.ts';
import { whileAnswering } from './site/status.ts';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '3000' }, hostname: { type: 'string', default: '0.0.0.0' } },
});
/** How long startup waits for the shared store. Without it an instance serves alone. */
const SHARED_STORE_WAIT_MS = 5_000;
const CONTENT_WAIT_MS = 2_000;
const HOUSEHOLD_WARNING_MS = 60_000;
/** A few are enough: sites share most of their code. */
const WARM_UP_SITES =
  '*[_type == "site" && defined(slug.current)] | order(slug.current asc)[0...3].slug.current';
const port = Number(values.port);
const settings = readEnvironment();
captureConsole(log);
const traces = await startTraces('storefront');
// Opened here for pages and routes.
databasePool(settings.DATABASE_URL, settings.DATABASE_CONNECTIONS);
// Behind an unknown proxy all shoppers would share one address, and limits would refuse them together.
const proxies = new ProxyWatch(settings.TRUSTED_PROXIES, (problem) =>
  log.warn({ problem }, 'trusted_proxies_wrong'),
);
/** Problems of the installation found since the start, for operators. */
const problems: string[] = [];
const readiness = storefrontReadiness(settings, () =>
  proxies.problem ? [proxies.problem, ...problems] : problems,
);
// Read by next.config.ts: this server compresses, so Next need not.
process.env.FORECOURT_SERVER = 'own';

const bodies = new BodyStore(128 * 1024 * 1024);

const app = next({ dev: false, dir: import.meta.dirname, port, hostname: 'localhost' });
await app.prepare();
// Connect before the first visitor, so that the first page is shared as well.
const cache = sharedCache(path.join(import.meta.dirname, '.next', 'server'));
cache?.keepWhile(() => vendorFails('sanity') || vendorFails('algolia') || databaseFails());
await cache?.untilConnected(SHARED_STORE_WAIT_MS);
const cdn = openCdn(settings);
const answerStaticFile = await staticFiles(path.join(import.meta.dirname, '.next'), settings.ASSETS_FOLDER);
const handle = app.getRequestHandler();
const outagePages = new OutagePages(answerOwn);
const spool = await startSpool();
const admission = new Admission({ count: knownSiteCount, of: knownSiteOf });
const households = new Households();
const uploads = new Uploads();
let householdWarnedAt = Number.NEGATIVE_INFINITY;
const metrics = await startMetrics();
if (cache) await warmUpInstance();
// Invalidations wait for every subscribed instance, and one that renders its first pages is too busy to
// acknowledge.
void cache?.listen();
const server = createServer((request, response) => {
  completeHeaders(request, response, { withSubdomains: settings.HSTS_SUBDOMAINS });
  if (answerHealth(request, response, readiness)) return;
  metrics?.measure(request, response);
  const refusal = refusalOf(request);
  if (refusal) return refuse(request, response, refusal);
  // Each proxy appends the address that it received the request from; so does this server (see `clientHousehold`).
  const forwardedFor = [request.headers['x-forwarded-for'], request.socket.remoteAddress]
    .flat()
    .filter(Boolean)
    .join(', ');
  request.headers['x-forwarded-for'] = forwardedFor;
  proxies.see(forwardedFor.split(',').map((address) => address.trim()));
  const household = outsideHousehold(forwardedFor, settings.TRUSTED_PROXIES);
  // An editor's preview is rendered again at every pause in typing.
  if (!household || isPreview(request)) return answer(request, response, household);
  households.admit(household, request, response, {
    proceed: () => answer(request, response, household),
    refuse: (seconds) => {
      warnOfHousehold();
      refuse(request, response, tooManyPages(seconds));
    },
  });
});
const draining = new Draining(server);
// Reject CONNECT explicitly; otherwise Node drops the socket silently.
server.on('connect', (_, socket) =>
  socket.end('HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\n\r\n'),
);
// `localhost` listens on both loopback addresses; any other host as given.
if (values.hostname === 'localhost') await listenOnLoopback(server, port);
else await once(server.listen(port, values.hostname), 'listening');
log.info({ port, metrics: metrics?.server.port }, 'storefront_listening');
void reportPublicDataset(
  () => isDatasetPublic(settings),
  (problem) => {
    problems.push(problem);
    log.warn({ problem }, 'dataset_public');
  },
);

/** Reports itself unready, keeps serving until the load balancer has noticed, drains, then exits. */
function stop(): void {
  readiness.stop();
  spool?.stop();
  void setTimeout(settings.DRAIN_PAUSE_SECONDS * 1_000)
    .then(() => draining.stop())
    .then(() =>
      Promise.all([app.close(), cdn?.stop(), outagePages.stop(), metrics?.server.stop(), traces?.stop()]),
    )
    .finally(() => process.exit(0));
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);

function readEnvironment() {
  try {
    return environment();
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

function answer(request: IncomingMessage, response: ServerResponse, household: Household | null): void {
  const refusal = admissionRefusal(request, response, household);
  if (refusal) {
    refuse(request, response, refusal, outagePages.of(request.headers.host ?? '', request.url));
    return;
  }
  boundBody(request, response);
  setCacheHeaders(response, cdn?.conventions ?? null);
  compressResponse(request, response, bodies);
  showOutagePage(request, response, {
    pages: outagePages,
    failures: () => failedVendorCalls() + failedDatabaseCalls(),
  });
  answerStaticFile(request, response, () => {
    whileAnswering(response, () => handle(request, response)).catch((error: unknown) => {
      // Visitors who left, or were refused in the middle of a body, are not logged.
      if (!request.destroyed && !response.writableEnded) log.error({ err: error }, 'response_failed');
      response.destroy();
    });
  });
}

/** Returns why this instance cannot take a request now, or null. */
function admissionRefusal(
  request: IncomingMessage,
  response: ServerResponse,
  household: Household | null,
): Refusal | null {
  if (!admission.admits(request, response)) return CROWDED;
  return uploads.admits(household, request, response) ? null : UPLOADS_FULL;
}

/** Returns whether a studio user is viewing a draft, by the framework's cookie. */
function isPreview({ headers }: IncomingMessage): boolean {
  const cookie = new RegExp(`(?:^|;\\s*)${DRAFT_COOKIES.framework}=([^;]*)`).exec(headers.cookie ?? '');
  return isPreviewId(cookie?.[1]);
}

/** Logs, at most once a minute and without its address, that a household was rate limited. */
function warnOfHousehold(): void {
  const now = performance.now();
  if (now - householdWarnedAt < HOUSEHOLD_WARNING_MS) return;
  householdWarnedAt = now;
  log.warn({ event: 'household_limited' }, 'household_limited');
}

/** Warms up while other instances serve; an instance that is alone serves as soon as it can. */
async function warmUpInstance(): Promise<void> {
  try {
    const sites = await lakeClient(settings).fetch<string[]>(
      WARM_UP_SITES,
      {},
      { signal: AbortSignal.timeout(CONTENT_WAIT_MS) },
    );
    await warmUp({ answer: answerOwn, sites, buildFolder: path.join(import.meta.dirname, '.next') });
  } catch (error) {
    log.warn({ err: error }, 'warm_up_failed');
  }
}

function answerOwn(request: IncomingMessage, response: ServerResponse): void {
  void whileAnswering(response, () => handle(request, response)).catch(() => response.destroy());
}

async function startSpool(): Promise<SpoolWatch | null> {
  const { LEAD_SPOOL: folder } = settings;
  return folder ? await watchSpool({ folder, answer: answerOwn }) : null;
}

/** Serves this process's metrics, if a port is set for them; never on the visitors' port. */
async function startMetrics() {
  const { METRICS_PORT, METRICS_HOST, DATABASE_URL } = settings;
  if (METRICS_PORT === undefined) return null;
  if (METRICS_PORT === port) {
    log.fatal('METRICS_PORT must differ from the storefront’s port.');
    process.exit(1);
  }
  return await serveStorefrontMetrics({ METRICS_PORT, METRICS_HOST, DATABASE_URL }, proxies, spool).catch(
    (error: unknown) => {
      // Metrics are optional: keep serving visitors without them.
      log.error({ err: error }, 'metrics_failed');
      return null;
    },
  );
}
