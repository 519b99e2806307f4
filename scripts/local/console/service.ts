import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { listen } from '../listen.ts';
import type { LocalService } from '../service.ts';
import { type OverviewSource, overviewReader } from './overview.ts';
import { consolePage, liveParts } from './page.ts';

/** The console page: what runs where, its health, the sites, the studio's users. */
export async function start({ port, ...source }: OverviewSource & { port: number }): Promise<LocalService> {
  const overview = overviewReader(source);
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    // Passwords stand on this page: no other origin may frame or keep it.
    context.header('cache-control', 'no-store');
    context.header('x-frame-options', 'DENY');
  });
  app.get('/', async (context) => context.html(consolePage(await overview.read(), source.settings)));
  app.get('/parts', async (context) => context.html(liveParts(await overview.read())));
  app.get('/status.json', async (context) => context.json(await overview.read()));
  const server = await listen((options, ready) => serve({ fetch: app.fetch, ...options }, ready), port);
  return {
    url: `http://localhost:${port}`,
    health: async () => ({ ok: true, detail: 'this page' }),
    stop: async () => {
      await server.close();
      await overview.close();
    },
  };
}
