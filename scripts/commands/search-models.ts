// pnpm search:models: updates the model index from the published content. The worker also does this on every
// change. The environment decides whether content and search are emulated or hosted.
import { configureModelsIndex } from '@forecourt/lib/inventory/search/configure.server';
import { modelTargets } from '@forecourt/lib/inventory/search/models/model-targets.server';
import { modelsRound } from '@forecourt/lib/inventory/search/models/models-round.server';
import { runCommand } from './command.ts';
import { loadEnvironment } from './terminal/environment.ts';
import { step } from './terminal/steps.mjs';

await runCommand(async () => {
  loadEnvironment();
  const targets = modelTargets(process.env);
  await step('Configuring the model index', () => configureModelsIndex(targets.search));
  const { saved, deleted } = await step('Indexing the models', () =>
    modelsRound(targets, { notifyAll: true }),
  );
  process.stdout.write(`${saved.length} models written, ${deleted.length} removed\n`);
});
