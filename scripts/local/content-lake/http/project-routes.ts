import { type App, type Services, signedIn } from './context.ts';

/** What else the Studio asks of a project; the local one has no plan, no telemetry and no announcements. */
export function projectRoutes(app: App, { lake }: Services): void {
  app.get('/ping', (c) => c.json({}));
  app.get('/data/ping/:dataset', (c) => c.json({}));
  app.get('/features', (c) => c.json(['contentReleases']));
  app.get('/projects/:project/grants', (c) => c.json({}));
  app.get('/projects/:project/datasets', (c) => {
    // Comments would live in a dataset of their own, which the local lake does not have.
    if (c.req.query('datasetProfile')) return c.json([]);
    return c.json([{ name: lake.options.dataset, aclMode: 'public', datasetProfile: 'content' }]);
  });
  app.get('/projects/:project/datasets/:dataset/tags', (c) => c.json([]));
  app.get('/projects/:project/user-applications', (c) => c.json([]));
  app.get('/projects/:project/new-content-release-allowed', (c) =>
    c.json({
      data: { orgMeteredActiveReleaseCount: 0, orgActiveReleaseLimit: 1000, datasetReleaseLimit: 1000 },
    }),
  );
  app.get('/data/references/:dataset/documents/:id/to', (c) => {
    signedIn(c);
    return c.json({ totalCount: 0, references: [] });
  });
  app.get('/intake/telemetry-status', (c) => c.json({ status: 'denied' }));
  app.post('/intake/batch', (c) => c.json({}));
  app.get('/journey/announcements', (c) => c.json([]));
  // Offers of plans and trials: there is nothing to offer.
  app.get('/journey/*', (c) => c.json(null));
  app.get('/help', (c) => c.json({ resources: { sectionArray: [] } }));
  app.get('/access/requests/me', (c) => c.json([]));
  app.get('/subscriptions/project/:project', (c) => c.json(null));
}
