import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { Advice, step } from '../../commands/terminal/steps.mjs';
import { localSettings, ROOT } from '../../emulators/settings.ts';
import { ensureBundle } from '../../tasks/builds.ts';
import { Children } from '../../tasks/children.ts';
import { requireFreePorts } from '../../tasks/ports.ts';
import {
  ensureSeeded,
  startLocalEmulators,
  stopOnFailure,
  waitForContentWebhooks,
} from '../../tasks/running.ts';
import { STORE_PROGRAM } from '../../tasks/shared-store.ts';
import { hasVarnish, Varnish } from '../../tasks/varnish.ts';

const NAME = 'bench-instances';
const PORT_OFFSET = Number(process.env.FORECOURT_PORT_OFFSET ?? 1000);
const INSTANCES = 3;

/**
 * Starts three storefront instances, their shared store, and Varnish in front of them. Varnish uses the port
 * to which the content lake and the stock worker send changes, so each change reaches an instance chosen by
 * Varnish.
 */
export async function openCluster() {
  const settings = localSettings({ name: NAME, portOffset: PORT_OFFSET });
  // The test helpers read them from the environment.
  process.env.FORECOURT_DATA = NAME;
  process.env.FORECOURT_PORT_OFFSET = String(PORT_OFFSET);
  const { StorefrontInstance, Store } = await import('../../checks/e2e/instances.ts');
  if (!STORE_PROGRAM || !hasVarnish())
    throw new Advice('Install redis-server, varnish and varnish-modules first.');

  const children = new Children(path.join(ROOT, '.data', 'logs', NAME));
  const token = randomBytes(24).toString('hex');
  const store = new Store('instances');
  const instances = Array.from(
    { length: INSTANCES },
    (_, number) => new StorefrontInstance(number, 'instances'),
  );
  const front = new Varnish({
    port: settings.ports.storefront,
    backends: instances.map(({ port }) => port),
    token,
    probe: true,
  });
  const environment = {
    PURGE: 'varnish',
    PURGE_URL: `http://127.0.0.1:${settings.ports.storefront}`,
    PURGE_TOKEN: token,
    // Varnish, and the simulated shoppers, which set their own address.
    TRUSTED_PROXIES: '2',
  };
  let databaseUrl = '';
  const stop = async () => {
    await front.stop();
    await Promise.all(instances.map((instance) => instance.stop('SIGKILL')));
    await store.kill();
    await children.stop();
  };
  await requireFreePorts({ ...settings.ports });
  await stopOnFailure(children, async () => {
    try {
      await ensureBundle();
      const services = await startLocalEmulators(children, settings, PORT_OFFSET);
      databaseUrl = services.DATABASE_URL ?? '';
      process.env.DATABASE_URL = databaseUrl;
      await ensureSeeded(settings, services);
      await step('Starting three instances, their store and Varnish', async () => {
        await store.start();
        await Promise.all(instances.map((instance) => instance.start(environment)));
        await front.start();
      });
      await waitForContentWebhooks(children, settings);
    } catch (error) {
      await stop();
      throw error;
    }
  });
  return { settings, databaseUrl, environment, instances, store, front, stop };
}

export type Cluster = Awaited<ReturnType<typeof openCluster>>;
