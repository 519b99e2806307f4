import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { migrate } from '@forecourt/lib/platform/database/migrate.server';
import { createClient, type SanityClient } from '@sanity/client';
import { start as startLake } from '../../emulators/content-lake/service.ts';
import { freePort } from '../../emulators/postgres/port.ts';
import { start as startPostgres } from '../../emulators/postgres/service.ts';
import { start as startSearch } from '../../emulators/search-engine/service.ts';

export const SEARCH_KEYS = {
  appId: 'forecourt',
  adminKey: 'admin-key-of-the-bench',
  searchKey: 'search-key-of-the-bench',
};
const PROJECT = { projectId: 'bench', dataset: 'bench' };
const TOKENS = { viewer: 'viewer-of-the-bench', writer: 'writer-of-the-bench' };

interface Addresses {
  databaseUrl: string;
  searchUrl: string;
  lakeUrl: string;
}

export interface BenchServices extends Addresses {
  lake: SanityClient;
  stop(): Promise<void>;
}

/** Starts an empty database, search engine and content lake in a separate process. */
export async function startServices(folder: string): Promise<BenchServices> {
  const child = fork(import.meta.filename, [folder]);
  const [addresses] = (await Promise.race([once(child, 'message'), failureOf(child)])) as [Addresses];
  const lake = createClient({
    ...PROJECT,
    apiHost: addresses.lakeUrl,
    apiVersion: '2026-02-01',
    useProjectHostname: false,
    useCdn: false,
    token: TOKENS.writer,
    perspective: 'published',
  });
  return {
    ...addresses,
    lake,
    stop: async () => {
      child.send('stop');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

async function failureOf(child: ChildProcess): Promise<never> {
  const [code] = await once(child, 'exit');
  throw new Error(`The services ended with ${String(code)} before they were up`);
}

if (process.send && process.argv[1] === import.meta.filename) {
  const folder = process.argv[2] ?? '';
  const database = await startPostgres({ port: await freePort(), dataDir: path.join(folder, 'postgres') });
  await migrate(database.databaseUrl);
  const search = await startSearch({
    port: 0,
    dataDir: path.join(folder, 'search'),
    allowedOrigins: [],
    ...SEARCH_KEYS,
  });
  const lake = await startLake({
    port: 0,
    dataDir: path.join(folder, 'lake'),
    ...PROJECT,
    users: [],
    tokens: TOKENS,
    allowedOrigins: [],
  });
  process.send({ databaseUrl: database.databaseUrl, searchUrl: search.url, lakeUrl: lake.url });
  await once(process, 'message');
  await lake.stop();
  await search.stop();
  await database.stop();
  process.exit();
}
