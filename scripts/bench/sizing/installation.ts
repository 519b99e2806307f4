import path from 'node:path';
import { searchClient } from '@forecourt/lib/inventory/search/client.server';
import { openPool } from '@forecourt/lib/platform/database/client.server';
import type { Algoliasearch } from 'algoliasearch';
import type pg from 'pg';
import { type LocalSettings, ROOT } from '../../emulators/settings.ts';
import { Children } from '../../tasks/children.ts';
import { Connections } from './connections.ts';
import { type Services, startServices } from './services.ts';
import { Visits } from './visits.ts';

/** An installation to measure: its services run, its processes do not yet. */
export interface Installation {
  settings: LocalSettings;
  services: Services;
  folder: string;
  children: Children;
  pool: pg.Pool;
  search: Algoliasearch;
  visits: Visits;
  /** Sampled from the start. */
  connections: Connections;
  stop(): Promise<void>;
}

export async function openInstallation(settings: LocalSettings, folder: string): Promise<Installation> {
  const services = await startServices(path.join(folder, 'services'));
  const children = new Children(path.join(ROOT, '.data', 'logs', path.basename(settings.dataDir)));
  const pool = openPool(services.databaseUrl);
  const search = searchClient({
    appId: 'forecourt',
    apiKey: settings.secrets.searchAdminKey,
    host: settings.urls.search,
  });
  const connections = new Connections(services.databaseUrl);
  connections.watch();
  return {
    settings,
    services,
    folder,
    children,
    pool,
    search,
    visits: new Visits(settings, services, pool),
    connections,
    stop: async () => {
      await children.stop();
      await connections.stop();
      await pool.end();
      await services.stop();
    },
  };
}
