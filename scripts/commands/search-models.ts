// pnpm search:models: updates the model index to what is published; with --watch it keeps running and follows changes.
// On a laptop the local services watch. The environment says whether content and search are local or hosted.
import { parseArgs } from 'node:util';
import { configureModelsIndex } from '@forecourt/lib/search/configure.server';
import { modelsRound } from '@forecourt/lib/search/models/round.server';
import { modelTargets } from '@forecourt/lib/search/models/targets.server';
import { watchModels } from '@forecourt/lib/search/models/watch.server';
import { loadEnvironment } from '../terminal/environment.ts';
import { runTask, step } from '../terminal/steps.mjs';

const { values } = parseArgs({ options: { watch: { type: 'boolean', default: false } } });

await runTask(async () => {
  loadEnvironment();
  const targets = modelTargets(process.env);
  await step('Configuring the index of models', () => configureModelsIndex(targets.search));
  if (!values.watch) {
    const { saved, deleted } = await step('Indexing the models', () =>
      modelsRound(targets, { tellAll: true }),
    );
    process.stdout.write(`${saved.length} models written, ${deleted.length} taken out\n`);
    return;
  }
  const watch = await watchModels(targets);
  process.stdout.write('The models are watched\n');
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void watch.stop().then(() => process.exit()));
});
