import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  databaseUp,
  processRegistry,
  storefrontMetrics,
} from '@forecourt/lib/operations/metrics/registry.server';
import { type MetricsServer, serveMetrics, textOf } from '@forecourt/lib/operations/metrics/serve.server';
import { monitoringPool } from '@forecourt/lib/platform/database/client.server';
import type { Environment } from '@forecourt/lib/platform/env';
import { purgeCounts } from '../../cache/cdn/cdn.ts';
import { readCounts, siteReadCounts } from '../../cache/read-counts.ts';
import { sharedCache } from '../../cache/shared/process-cache.ts';
import { challengeCounts } from '../../features/challenge/challenge-counts.ts';
import { expectLeads, leadCounts, NO_SITE } from '../../features/enquiry/lead-counts.ts';
import { SITE_HEADER } from '../../site/site-header.ts';
import type { ProxyWatch } from '../proxy-watch.ts';
import type { SpoolWatch } from '../watch-spool.ts';
import { kindOfRequest } from './kind-of-request.ts';

/** The status that servers use when the client closed the connection. */
const LEFT = 499;

export interface StorefrontMetrics {
  /** Measures a response until its last byte is sent or its visitor leaves. */
  measure(request: IncomingMessage, response: ServerResponse): void;
  server: MetricsServer;
}

/**
 * Serves a storefront's metrics on a separate port.
 * @throws the system's error if the port is taken
 */
export async function serveStorefrontMetrics(
  {
    METRICS_PORT: port,
    METRICS_HOST: host,
    DATABASE_URL,
  }: Pick<Environment, 'METRICS_HOST' | 'DATABASE_URL'> & { METRICS_PORT: number },
  proxies: ProxyWatch,
  spool: SpoolWatch | null,
): Promise<StorefrontMetrics> {
  const registry = processRegistry();
  expectLeads(NO_SITE);
  const { answered } = storefrontMetrics(registry, {
    cacheReads: readCounts,
    siteCacheReads: siteReadCounts,
    leads: leadCounts,
    challenges: challengeCounts,
    purges: () => ({ ...purgeCounts() }),
    areProxiesWrong: () => proxies.problem !== null,
    spooledLeads: async () => (await spool?.count()) ?? null,
    isSharedCacheUp: async () => (await sharedCache()?.isConnected()) ?? null,
  });
  const pool = monitoringPool(DATABASE_URL);
  const server = await serveMetrics([textOf(registry), () => databaseUp(pool)], { port, host });
  return {
    server,
    measure: ({ url = '' }, response) => {
      const startTime = performance.now();
      // Before Next, which rewrites the request's address.
      const kind = kindOfRequest(url);
      response.once('close', () => {
        // A visitor who left before the head was sent got no status.
        const status = response.headersSent ? response.statusCode : LEFT;
        const header = response.getHeader(SITE_HEADER);
        const site = typeof header === 'string' ? header : undefined;
        if (site) expectLeads(site);
        answered(kind, status, (performance.now() - startTime) / 1_000, site);
      });
    },
  };
}
