import { type App, requireSignIn, type Services } from './context.ts';

/**
 * Features of the project's plan. Without comments, the Studio remounts once it has loaded the plan, to wrap
 * its layout in an upgrade offer. localLake turns comments off.
 */
export const FEATURES = ['contentReleases', 'studioComments'];

/** The remaining project routes that the Studio calls: no plan, no telemetry, no announcements. */
export function projectRoutes(app: App, { lake }: Services): void {
  app.get('/ping', (c) => c.json({}));
  app.get('/data/ping/:dataset', (c) => c.json({}));
  app.get('/features', (c) => c.json(FEATURES));
  app.get('/projects/:project/grants', (c) => c.json({}));
  app.get('/projects/:project/datasets', (c) => {
    // Comments would need a separate dataset, which the emulator does not have.
    if (c.req.query('datasetProfile')) return c.json([]);
    return c.json([{ name: lake.options.dataset, aclMode: lake.options.aclMode, datasetProfile: 'content' }]);
  });
  app.get('/projects/:project/datasets/:dataset/tags', (c) => c.json([]));
  app.get('/projects/:project/user-applications', (c) => c.json([]));
  app.get('/projects/:project/new-content-release-allowed', (c) =>
    c.json({
      data: { orgMeteredActiveReleaseCount: 0, orgActiveReleaseLimit: 1000, datasetReleaseLimit: 1000 },
    }),
  );
  app.get('/data/references/:dataset/documents/:id/to', (c) => {
    requireSignIn(c);
    return c.json({ totalCount: 0, references: [] });
  });
  app.get('/intake/telemetry-status', (c) => c.json({ status: 'denied' }));
  app.post('/intake/batch', (c) => c.json({}));
  app.get('/journey/announcements', (c) => c.json([]));
  app.get('/journey/*', (c) => c.json(null));
  app.get('/help', (c) => c.json({ resources: { sectionArray: [] } }));
  app.get('/access/requests/me', (c) => c.json([]));
  app.get('/subscriptions/project/:project', (c) => c.json(null));
}
