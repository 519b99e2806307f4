import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { searchClient } from '@forecourt/lib/inventory/search/client.server';
import { configureModelsIndex, configureStockIndex } from '@forecourt/lib/inventory/search/configure.server';
import { migrate } from '@forecourt/lib/platform/database/migrate.server';
import { start as startLake } from '../../emulators/content-lake/service.ts';
import { start as startInbox } from '../../emulators/inbox/service.ts';
import { start as startPayments } from '../../emulators/payments/service.ts';
import { start as startPostgres } from '../../emulators/postgres/service.ts';
import { start as startSearch } from '../../emulators/search-engine/service.ts';
import {
  type LocalSettings,
  SMTP_USER,
  settingsFromEnvironment,
  TEXT_ACCOUNT,
} from '../../emulators/settings.ts';
import { countRequests, type Requests } from './requests.ts';

/**
 * The services of an empty installation. Their own memory is not measured, since vendors run the real ones.
 */
export interface Services {
  databaseUrl: string;
  requests(): Promise<Requests>;
  stop(): Promise<void>;
}

/** Starts the services in a separate process, in an empty folder. */
export async function startServices(folder: string): Promise<Services> {
  const child = fork(import.meta.filename, [folder]);
  const [{ databaseUrl }] = (await Promise.race([once(child, 'message'), failureOf(child)])) as [
    { databaseUrl: string },
  ];
  return {
    databaseUrl,
    requests: async () => {
      child.send('requests');
      const [requests] = (await once(child, 'message')) as [Requests];
      return requests;
    },
    stop: async () => {
      if (child.connected) child.send('stop');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

async function failureOf(child: ChildProcess): Promise<never> {
  const [code] = await once(child, 'exit');
  throw new Error(`The services ended with ${String(code)} before they were up`);
}

async function startAll(settings: LocalSettings, folder: string) {
  const { ports, secrets, urls } = settings;
  const allowedOrigins = [urls.studio, urls.storefront];
  const database = await startPostgres({ port: ports.postgres, dataDir: path.join(folder, 'postgres') });
  await migrate(database.databaseUrl);
  const search = await startSearch({
    port: ports.search,
    dataDir: path.join(folder, 'search'),
    appId: 'forecourt',
    adminKey: secrets.searchAdminKey,
    searchKey: secrets.searchKey,
    allowedOrigins,
  });
  const admin = searchClient({ appId: 'forecourt', apiKey: secrets.searchAdminKey, host: search.url });
  await configureStockIndex(admin);
  await configureModelsIndex(admin);
  const others = [
    // Without its webhook: the bench sends changes itself when it is otherwise idle.
    await startLake({
      port: ports.lake,
      dataDir: path.join(folder, 'lake'),
      projectId: settings.projectId,
      dataset: settings.dataset,
      users: [],
      tokens: {
        viewer: secrets.lakeViewerToken,
        preview: secrets.lakePreviewToken,
        writer: secrets.lakeWriterToken,
      },
      allowedOrigins,
    }),
    await startInbox({
      port: ports.inbox,
      smtpPort: ports.smtp,
      dataDir: path.join(folder, 'inbox'),
      smtp: { user: SMTP_USER, password: secrets.smtpPassword },
      texts: { account: TEXT_ACCOUNT, token: secrets.textToken },
    }),
    await startPayments({
      port: ports.payments,
      dataDir: path.join(folder, 'payments'),
      secretKey: secrets.stripeSecretKey,
      publishableKey: secrets.stripePublishableKey,
    }),
    search,
    database,
  ];
  return { databaseUrl: database.databaseUrl, others };
}

if (process.send && process.argv[1] === import.meta.filename) {
  const folder = process.argv[2] ?? '';
  await mkdir(folder, { recursive: true });
  const settings = settingsFromEnvironment();
  const { ports, secrets } = settings;
  const { databaseUrl, others } = await startAll(settings, folder);
  const requests = countRequests({
    lakePort: ports.lake,
    searchPort: ports.search,
    callerOfToken: { [secrets.lakePreviewToken]: 'storefront', [secrets.lakeViewerToken]: 'worker' },
  });
  process.on('message', (message) => {
    if (message === 'requests') process.send?.(requests());
  });
  process.send({ databaseUrl });
  await new Promise<void>((resolve) => {
    process.on('message', (message) => message === 'stop' && resolve());
    process.once('disconnect', resolve);
  });
  for (const service of others) await service.stop();
  process.exit();
}
