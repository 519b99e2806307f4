import { existsSync } from 'node:fs';
import path from 'node:path';
import { migrate } from '@forecourt/lib/platform/database/migrate.server';
import { CONTENT_WEBHOOK } from '@forecourt/schemas/webhook';
import { Advice } from '../commands/terminal/steps.mjs';
import { start as startConsole } from './console/service.ts';
import { start as startLake } from './content-lake/service.ts';
import { start as startInbox } from './inbox/service.ts';
import { start as startMedia } from './media/service.ts';
import { start as startPartners } from './partners/service.ts';
import { start as startPayments } from './payments/service.ts';
import { start as startPostgres } from './postgres/service.ts';
import { start as startSearch } from './search-engine/service.ts';
import type { EmulatorService } from './service.ts';
import { commandEnvironment, type LocalSettings, ROOT, SMTP_USER, TEXT_ACCOUNT } from './settings.ts';
import { studioUsers } from './studio-users.ts';

export interface RunningServices {
  /** The environment with which the storefront and commands reach the emulators. */
  environment: Record<string, string>;
  stop(): Promise<void>;
}

/**
 * Starts all emulators.
 * @throws if one does not start, after stopping those already running
 */
export async function startServices(settings: LocalSettings): Promise<RunningServices> {
  const { ports, secrets, urls, dataDir } = settings;
  const startedServices: { name: string; service: EmulatorService }[] = [];
  const add = async <Service extends EmulatorService>(name: string, starting: Promise<Service>) => {
    const service = await starting.catch((error: unknown) => {
      throw startError(name, error);
    });
    startedServices.push({ name, service });
    return service;
  };
  const stop = async () => {
    // Reverse order, so that the partners release the database before it closes.
    for (const { service } of startedServices.splice(0).reverse()) await service.stop();
  };

  try {
    const allowedOrigins = [urls.studio, urls.storefront, `http://*.localhost:${ports.storefront}`];
    // With hot reload, the studio's development server uses the port.
    const studioDist = process.env.FORECOURT_STUDIO === 'dev' ? '' : path.join(ROOT, 'studio', 'dist');
    const [database] = await Promise.all([
      add('Database', databaseService(settings)),
      add(
        'Content lake',
        startLake({
          port: ports.lake,
          dataDir: path.join(dataDir, 'lake'),
          projectId: settings.projectId,
          dataset: settings.dataset,
          ...studioUsers(secrets),
          tokens: {
            viewer: secrets.lakeViewerToken,
            preview: secrets.lakePreviewToken,
            writer: secrets.lakeWriterToken,
          },
          allowedOrigins,
          webhooks: [
            {
              ...CONTENT_WEBHOOK,
              url: `${urls.storefront}/api/content/changed`,
              secret: secrets.contentWebhookSecret,
            },
          ],
          studio:
            studioDist && existsSync(studioDist) ? { port: ports.studio, distDir: studioDist } : undefined,
        }),
      ),
      add(
        'Search engine',
        startSearch({
          port: ports.search,
          dataDir: path.join(dataDir, 'search'),
          appId: 'forecourt',
          adminKey: secrets.searchAdminKey,
          searchKey: secrets.searchKey,
          allowedOrigins,
        }),
      ),
      add(
        'Inbox',
        startInbox({
          port: ports.inbox,
          smtpPort: ports.smtp,
          dataDir: path.join(dataDir, 'inbox'),
          smtp: { user: SMTP_USER, password: secrets.smtpPassword },
          texts: { account: TEXT_ACCOUNT, token: secrets.textToken },
          answers: { storefront: urls.storefront, inbox: urls.inbox, mailKey: secrets.inboundMailKey },
        }),
      ),
      add(
        'Payments',
        startPayments({
          port: ports.payments,
          dataDir: path.join(dataDir, 'payments'),
          secretKey: secrets.stripeSecretKey,
          publishableKey: secrets.stripePublishableKey,
          webhooks: [{ url: `${urls.storefront}/api/payments/webhook`, secret: secrets.stripeWebhookSecret }],
        }),
      ),
      add(
        'Media',
        startMedia({
          port: ports.media,
          dataDir: path.join(dataDir, 'media'),
          picturesDir: path.join(ROOT, 'scripts', 'demo', 'photography'),
          filesDir: path.join(ROOT, 'scripts', 'demo', 'assets', 'files'),
          imageServerUrl: urls.imageServer,
        }),
      ),
    ]);

    const environment = commandEnvironment(settings, database.databaseUrl);
    await migrate(database.databaseUrl);
    await add(
      'Partners',
      startPartners({
        port: ports.partners,
        dataDir: path.join(dataDir, 'partners'),
        geocodingKey: secrets.geocodingKey,
        valuationKey: secrets.valuationKey,
        ppsrKey: secrets.ppsrKey,
        recallsKey: secrets.recallsKey,
        textModelKey: secrets.textModelKey,
        financeKey: secrets.financeKey,
        turnstileSecret: secrets.turnstileSecret,
        agentWebhookSecret: secrets.agentWebhookSecret,
        vapidPublicKey: secrets.vapidPublicKey,
        databaseUrl: database.databaseUrl,
      }),
    );
    await add(
      'Console',
      startConsole({ port: ports.console, settings, environment, services: () => startedServices }),
    );
    return { environment, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Returns the error to show if an emulator does not start; errors that are already clear stay unchanged. */
function startError(name: string, error: unknown): unknown {
  if (error instanceof Advice || (error instanceof Error && 'code' in error)) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new Advice(`${name} did not start: ${reason}`, { cause: error });
}

/** Uses the database in `DATABASE_URL` if set, otherwise the embedded one. */
async function databaseService(settings: LocalSettings): Promise<EmulatorService & { databaseUrl: string }> {
  const databaseUrl = process.env.DATABASE_URL;
  if (!databaseUrl)
    return startPostgres({ port: settings.ports.postgres, dataDir: path.join(settings.dataDir, 'postgres') });
  const { hostname, port } = new URL(databaseUrl);
  return {
    url: `postgres://${hostname}:${port || 5432}`,
    databaseUrl: databaseUrl,
    health: async () => ({ ok: true, detail: 'your own database' }),
    stop: async () => {},
  };
}
