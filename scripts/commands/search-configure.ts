// pnpm search:configure: gives the stock index, its replicas and the index of models their settings and
// synonyms, on the local search engine or on hosted Algolia, by the environment alone.
import { configureModelsIndex, configureStockIndex } from '@forecourt/lib/search/configure.server';
import { outboxTargets } from '@forecourt/lib/stock/outbox.server';
import { loadEnvironment } from '../terminal/environment.ts';
import { runTask, step } from '../terminal/steps.mjs';

await runTask(async () => {
  loadEnvironment();
  const { search } = outboxTargets(process.env);
  await step('Configuring the stock index', () => configureStockIndex(search));
  await step('Configuring the index of models', () => configureModelsIndex(search));
});
