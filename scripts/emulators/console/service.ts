import { Hono } from 'hono';
import { listen } from '../listen.ts';
import type { EmulatorService } from '../service.ts';
import { type OverviewSource, overviewReader } from './overview.ts';
import { consolePage, refreshedParts } from './page.ts';

const OWN_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

const isOwnHost = (host = ''): boolean => OWN_HOSTS.includes(host.replace(/:\d+$/, '').toLowerCase());

export async function start({
  port,
  ...source
}: OverviewSource & { port: number }): Promise<EmulatorService> {
  const overview = overviewReader(source);
  const app = new Hono();
  app.use(async (context, next) => {
    // Prevents DNS rebinding: a foreign host name that resolves to this machine must not read this page.
    if (!isOwnHost(context.req.header('host')))
      return context.text('This address shows the console under the name localhost only.', 421);
    await next();
    // The page shows passwords, so other origins must not frame it and caches must not store it.
    context.header('cache-control', 'no-store');
    context.header('x-frame-options', 'DENY');
  });
  app.get('/', async (context) => context.html(consolePage(await overview.read(), source.settings)));
  app.get('/parts', async (context) => context.html(refreshedParts(await overview.read())));
  app.get('/status.json', async (context) => context.json(await overview.read()));
  const server = await listen(app.fetch, port);
  return {
    url: server.url,
    health: async () => ({ ok: true, detail: 'this page' }),
    stop: async () => {
      await server.close();
      await overview.close();
    },
  };
}
