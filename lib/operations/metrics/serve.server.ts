import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Registry } from 'prom-client';
import { z } from 'zod';
import { openMonitoringPool } from '../../platform/database/client.server.ts';
import { parseEnvironment, variables } from '../../platform/env.ts';
import { databaseMetrics, processRegistry, siteStockMetrics } from './registry.server.ts';
import { siteStockReader } from './site-stock.server.ts';

const PATH = '/metrics';

const environmentSchema = z.object({
  METRICS_PORT: variables.METRICS_PORT,
  METRICS_HOST: variables.METRICS_HOST,
});

export interface MetricsServer {
  port: number;
  stop(): Promise<void>;
}

/**
 * Serves metrics on a separate port.
 * @param texts sources in Prometheus' text format; one that throws is left out
 * @param port 0 for any free port
 * @throws the system's error, such as EADDRINUSE
 */
export async function serveMetrics(
  texts: readonly (() => Promise<string>)[],
  { port, host }: { port: number; host: string },
): Promise<MetricsServer> {
  let scrape: Promise<string> | null = null;
  // Concurrent scrapes share one collection.
  const all = () => {
    scrape ??= Promise.all(texts.map((text) => text().catch(() => '')))
      .then((parts) => parts.join('\n'))
      .finally(() => {
        scrape = null;
      });
    return scrape;
  };
  const server = createServer((request, response) => {
    const path = request.url?.split('?', 1)[0];
    if (path !== PATH || (request.method !== 'GET' && request.method !== 'HEAD')) {
      response.writeHead(path === PATH ? 405 : 404).end();
      return;
    }
    void all().then((text) => {
      response.writeHead(200, {
        'content-type': 'text/plain; version=0.0.4; charset=utf-8',
        'cache-control': 'no-store',
      });
      response.end(text);
    });
  });
  await once(server.listen(port, host), 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export const textOf = (registry: Registry) => () => registry.metrics();

/**
 * Serves a worker's metrics on `METRICS_PORT`, with those of the database and of each site.
 * @param report called if the port is unavailable, which does not stop the worker
 * @returns null if no port is set or it is unavailable
 */
export async function startWorkerMetrics(
  environment: Record<string, string | undefined>,
  databaseUrl: string,
  report: (error: unknown) => void,
): Promise<MetricsServer | null> {
  const { METRICS_PORT: port, METRICS_HOST: host } = parseEnvironment(environmentSchema, environment);
  if (port === undefined) return null;
  const pool = openMonitoringPool(databaseUrl, 2);
  const registry = processRegistry();
  try {
    const stock = siteStockReader(environment, pool);
    const texts = [
      textOf(registry),
      () => databaseMetrics(pool),
      ...(stock ? [() => siteStockMetrics(stock())] : []),
    ];
    const server = await serveMetrics(texts, { port, host });
    return {
      port: server.port,
      stop: async () => {
        await server.stop();
        await pool.end();
      },
    };
  } catch (error) {
    await pool.end();
    report(error);
    return null;
  }
}
