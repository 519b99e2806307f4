import { Hono } from 'hono';
import { listen } from '../listen.ts';
import type { LocalService } from '../service.ts';
import { type OverviewSource, overviewReader } from './overview.ts';
import { consolePage, liveParts } from './page.ts';

const OWN_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** Whether a request asks for this machine by one of its own names, at whatever port. */
const isOwnHost = (host = ''): boolean => OWN_HOSTS.includes(host.replace(/:\d+$/, '').toLowerCase());

/** The console page: what runs where, its health, the sites, the studio's users. */
export async function start({ port, ...source }: OverviewSource & { port: number }): Promise<LocalService> {
  const overview = overviewReader(source);
  const app = new Hono();
  app.use(async (context, next) => {
    // A foreign name that somebody points at this machine would read this page as its own (DNS rebinding).
    if (!isOwnHost(context.req.header('host')))
      return context.text('This address shows the console under the name localhost only.', 421);
    await next();
    // Passwords stand on this page: no other origin may frame or keep it.
    context.header('cache-control', 'no-store');
    context.header('x-frame-options', 'DENY');
  });
  app.get('/', async (context) => context.html(consolePage(await overview.read(), source.settings)));
  app.get('/parts', async (context) => context.html(liveParts(await overview.read())));
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
