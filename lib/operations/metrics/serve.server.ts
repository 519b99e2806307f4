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

/** Something that is served until it is stopped. */
export interface MetricsServer {
  port: number;
  stop(): Promise<void>;
}

/**
 * Serves metrics on a port of their own.
 * @param texts each gives some of them in Prometheus' text format; one that throws is left out
 * @param port 0 takes any that is free
 * @throws the system's error, such as EADDRINUSE
 */
export async function serveMetrics(
  texts: readonly (() => Promise<string>)[],
  { port, host }: { port: number; host: string },
): Promise<MetricsServer> {
  let scrape: Promise<string> | null = null;
  // Of scrapes at the same time one asks.
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

/** A registry's metrics as text. */
export const textOf = (registry: Registry) => () => registry.metrics();

/**
 * Serves the metrics of a worker, with all that the database says, also of each site of the content lake that the environment
 * names, where `METRICS_PORT` names a port.
 * @param report hears that the port could not be had: no reason for a worker not to work
 * @returns null where no port is named, or it could not be had
 * @throws EnvironmentError
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
