// pnpm search:configure: writes the settings and synonyms of the stock index, its replicas and the model index,
// to the local search engine or to hosted Algolia, as the environment says.
import { configureModelsIndex, configureStockIndex } from '@forecourt/lib/inventory/search/configure.server';
import { outboxTargets } from '@forecourt/lib/inventory/stock/outbox.server';
import { runCommand } from './command.ts';
import { loadEnvironment } from './terminal/environment.ts';
import { step } from './terminal/steps.mjs';

await runCommand(async () => {
  loadEnvironment();
  const { search } = outboxTargets(process.env);
  await step('Configuring the stock index', () => configureStockIndex(search));
  await step('Configuring the index of models', () => configureModelsIndex(search));
});
