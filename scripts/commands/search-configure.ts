// pnpm search:configure: writes the settings and synonyms of the stock index, its replicas and the model
// index, to the search emulator or to hosted Algolia, depending on the environment.
import { configureModelsIndex, configureStockIndex } from '@forecourt/lib/inventory/search/configure.server';
import { searchesPricesByState } from '@forecourt/lib/inventory/search/prices-by-state';
import { outboxTargets } from '@forecourt/lib/inventory/stock/outbox.server';
import { runCommand } from './command.ts';
import { loadEnvironment } from './terminal/environment.ts';
import { step } from './terminal/steps.mjs';

await runCommand(async () => {
  loadEnvironment();
  const { search } = outboxTargets(process.env);
  await step('Configuring the stock index', () =>
    configureStockIndex(search, { byState: searchesPricesByState(process.env) }),
  );
  await step('Configuring the model index', () => configureModelsIndex(search));
});
