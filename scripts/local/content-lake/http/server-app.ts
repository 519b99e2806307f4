import { Hono } from 'hono';
import type { Origins } from '../auth/origins.ts';
import { ApiError, notFound } from '../errors.ts';
import { assetRoutes } from './asset-routes.ts';
import { authenticate } from './authenticate.ts';
import type { Env, Services } from './context.ts';
import { cors } from './cors.ts';
import { dataRoutes } from './data-routes.ts';
import { lakePath } from './paths.ts';

/** The lake's HTTP interface; paths are routed without the `/lake` mount and the version prefix. */
export function lakeApp(services: Services, origins: Origins): Hono<Env> {
  const app = new Hono<Env>({ getPath: (request) => lakePath(new URL(request.url).pathname)?.path ?? '/' });
  app.use(cors(origins));
  app.use(async (c, next) => {
    c.set('apiVersion', lakePath(new URL(c.req.url).pathname)?.apiVersion ?? '1');
    await next();
  });
  app.use(authenticate(services.accounts, origins));
  app.use('/data/:operation/:dataset/*', async (c, next) => {
    const { operation, dataset } = c.req.param();
    if (operation !== 'history' && operation !== 'live' && dataset !== services.lake.options.dataset) {
      throw notFound(`Dataset "${dataset}" not found`);
    }
    await next();
  });
  dataRoutes(app, services);
  assetRoutes(app, services);
  app.notFound((c) => {
    const error = notFound(`${c.req.path} is not part of the local content lake`);
    return c.json(error.body, 404);
  });
  app.onError((error, c) => {
    if (error instanceof ApiError) return c.json(error.body, error.status as 400);
    console.error('content lake: unexpected error', error);
    return c.json(
      { statusCode: 500, error: 'Internal Server Error', message: 'An internal error occurred' },
      500,
    );
  });
  return app;
}
