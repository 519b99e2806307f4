import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Context } from './context.ts';
import { control } from './control-page/control.ts';
import { overview } from './control-page/overview.ts';
import { controlPage, refreshedParts } from './control-page/page.ts';
import { pages } from './pages/routes.ts';
import type { FaultSwitches } from './webhooks/faults.ts';
import { api } from './wire/api.ts';
import { LostResponse } from './wire/respond.ts';

/**
 * The whole emulator on one port: the control page and its JSON, Stripe's API, and the pages a browser loads.
 */
export function application(context: Context, faults: FaultSwitches, wake: () => void): Hono {
  const app = new Hono();
  app.use('/control/*', async (request, next) => {
    // A page of another origin must not enable faults or read who paid.
    const origin = request.req.header('origin');
    if (origin && origin !== new URL(request.req.url).origin)
      return request.json({ error: 'cross-origin requests are not allowed' }, 403);
    await next();
    request.header('cache-control', 'no-store');
  });
  app.route('/control', control(context, faults, wake));
  app.route('/', api(context, faults));
  app.route('/', pages(context));
  app.get('/', (request) =>
    request.html(controlPage(overview(context), faults.now, context.store.clock.ahead)),
  );
  app.get('/parts', (request) => request.html(refreshedParts(overview(context))));
  app.onError((error, request) => {
    if (error instanceof LostResponse) {
      (request.env as HttpBindings).incoming.socket.destroy();
      return request.body(null);
    }
    console.error('payments:', error);
    return request.json(
      { error: { type: 'api_error', message: 'An error of the local payments service.' } },
      500,
    );
  });
  return app;
}
