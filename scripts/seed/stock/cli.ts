// node scripts/seed/stock/cli.ts: fills the demo's stock in the running local services.
import { outboxTargets } from '@forecourt/lib/stock/outbox.server';
import { reportText } from '../../stock/importing/table.ts';
import { loadEnvironment } from '../../terminal/environment.ts';
import { runTask, step } from '../../terminal/steps.mjs';
import { seedStock } from './main.ts';

await runTask(async () => {
  loadEnvironment();
  outboxTargets(process.env);
  const {
    DATABASE_URL = '',
    MEDIA_URL = '',
    ALGOLIA_APP_ID = '',
    ALGOLIA_ADMIN_KEY = '',
    ALGOLIA_HOST,
  } = process.env;
  const search = {
    appId: ALGOLIA_APP_ID,
    adminKey: ALGOLIA_ADMIN_KEY,
    ...(ALGOLIA_HOST ? { host: ALGOLIA_HOST } : {}),
  };
  const reports = await step('Seeding the stock', (report) =>
    seedStock({ databaseUrl: DATABASE_URL, mediaUrl: MEDIA_URL, search, report }),
  );
  for (const report of reports) process.stdout.write(`${reportText(report)}\n`);
});
