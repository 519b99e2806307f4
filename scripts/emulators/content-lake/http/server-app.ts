import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { anonymousIn } from '../auth/principal.ts';
import { ApiError, notFound } from '../errors.ts';
import { accessRoutes } from './access-routes.ts';
import { accountRoutes } from './account-routes.ts';
import { assetRoutes } from './asset-routes.ts';
import { authenticate } from './authenticate.ts';
import type { Env, Services } from './context.ts';
import { cors } from './cors.ts';
import { dataRoutes } from './data-routes.ts';
import { exportRoutes } from './export-routes.ts';
import { historyRoutes } from './history-routes.ts';
import { lakePath } from './paths.ts';
import { projectRoutes } from './project-routes.ts';
import { realtimeRoutes } from './realtime-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';

const ROUTES = [
  dataRoutes,
  realtimeRoutes,
  exportRoutes,
  historyRoutes,
  assetRoutes,
  signInRoutes,
  accessRoutes,
  accountRoutes,
  projectRoutes,
];

/** The lake's HTTP API; routes omit the `/lake` mount and the version prefix. */
export function lakeApp(services: Services): Hono<Env> {
  const app = new Hono<Env>({ getPath: (request) => lakePath(new URL(request.url).pathname)?.path ?? '/' });
  app.use(cors(services.origins));
  app.use(async (c, next) => {
    c.set('apiVersion', lakePath(new URL(c.req.url).pathname)?.apiVersion ?? '1');
    await next();
  });
  const anonymous = anonymousIn(services.lake.options.aclMode);
  app.use(authenticate(services.accounts, services.origins, anonymous));
  const checkDataset = createMiddleware<Env>(async (c, next) => {
    const { dataset } = c.req.param() as { dataset: string };
    if (dataset !== services.lake.options.dataset) throw notFound(`Dataset "${dataset}" not found`);
    await next();
  });
  app.use(
    '/data/:operation{query|doc|mutate|actions|listen|export|history|references}/:dataset/*',
    checkDataset,
  );
  app.use('/data/live/events/:dataset', checkDataset);
  app.use('/assets/:kind/:dataset', checkDataset);
  for (const add of ROUTES) add(app, services);
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
