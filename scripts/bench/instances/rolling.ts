import pg from 'pg';
import { LEADS_NOT_ONCE, type Rolled, restartInTurn } from '../../checks/e2e/rolling.ts';
import { ask } from '../../tasks/request-storefront.ts';
import { firstVehicle } from '../servers.ts';
import type { Cluster } from './cluster.ts';

const SITE = 'northside';
/** Varnish notices within two probes, one second apart. */
const DRAIN_PAUSE_SECONDS = '4';

interface RollingRun extends Pick<Rolled, 'pages' | 'failures'> {
  restarts: number;
  leads: number;
  failed: number;
  notOnce: number;
}

export async function rollInstances(cluster: Cluster, restarts: number): Promise<RollingRun> {
  const { instances, front, settings, databaseUrl } = cluster;
  const environment = { ...cluster.environment, DRAIN_PAUSE_SECONDS };
  const { storefront: port } = settings.ports;
  const car = await firstVehicle(port, `${SITE}.localhost:${port}`);
  // The running instances have no drain pause yet.
  for (const instance of instances) {
    await instance.stop('SIGKILL');
    await instance.start(environment);
  }
  await front.untilHealthy(instances.length);
  await ask({ port, host: `${SITE}.localhost:${port}`, path: '/' });
  const { pages, failures, tokens } = await restartInTurn(
    { front, port, instances },
    {
      restarts,
      environment,
      load: { site: SITE, paths: ['/', '/?n={n}', `${car}?n={n}`], car: car.replace('/cars/', '') },
    },
  );
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  try {
    const { rowCount } = await pool.query(LEADS_NOT_ONCE, [tokens]);
    return {
      restarts,
      pages,
      leads: tokens.length,
      failed: failures.length,
      notOnce: rowCount ?? 0,
      failures,
    };
  } finally {
    await pool.end();
  }
}
