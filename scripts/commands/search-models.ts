// pnpm search:models: updates the model index to what is published. The worker
// follows changes by itself. The environment says whether content and search are local or hosted.
import { configureModelsIndex } from '@forecourt/lib/inventory/search/configure.server';
import { modelsRound } from '@forecourt/lib/inventory/search/models/round.server';
import { modelTargets } from '@forecourt/lib/inventory/search/models/targets.server';
import { runCommand } from './command.ts';
import { loadEnvironment } from './terminal/environment.ts';
import { step } from './terminal/steps.mjs';

await runCommand(async () => {
  loadEnvironment();
  const targets = modelTargets(process.env);
  await step('Configuring the index of models', () => configureModelsIndex(targets.search));
  const { saved, deleted } = await step('Indexing the models', () => modelsRound(targets, { tellAll: true }));
  process.stdout.write(`${saved.length} models written, ${deleted.length} taken out\n`);
});
