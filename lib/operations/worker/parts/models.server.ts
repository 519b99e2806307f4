import { configureModelsIndex } from '../../../inventory/search/configure.server.ts';
import { modelTargets } from '../../../inventory/search/models/model-targets.server.ts';
import { watchModels } from '../../../inventory/search/models/watch.server.ts';
import { startStep } from '../../../platform/database/steps.server.ts';
import type { PreparePart } from '../worker-part.ts';

/** Retries if the content lake or search is down at startup, without blocking other parts. */
export const prepare: PreparePart = (environment) => {
  const targets = modelTargets(environment);
  return async ({ report }) => {
    const stopping = new AbortController();
    const firstTry = Promise.withResolvers<void>();
    let watch: Awaited<ReturnType<typeof watchModels>> | undefined;
    // Until it has started, the start step reports errors itself.
    const onProblem = (error: unknown) => {
      if (watch) report({ stage: 'watch', error });
    };
    const starting = startStep('start', stopping.signal, report, async () => {
      try {
        if (watch) return false;
        await configureModelsIndex(targets.search);
        watch = await watchModels(targets, { onProblem });
      } finally {
        firstTry.resolve();
      }
      return false;
    });
    await firstTry.promise;
    return {
      stop: async () => {
        stopping.abort();
        await starting.ended;
        await watch?.stop();
      },
    };
  };
};
