import { setTimeout as delay } from 'node:timers/promises';
import type { ModelTargets } from './model-targets.server.ts';
import { modelsRound } from './models-round.server.ts';
import type { SyncReport } from './sync.server.ts';

const WATCHED = '*[_type in ["model", "manufacturer"]]';
/** A publish arrives as several mutations, which are debounced into one round. */
const SETTLE_MS = 100;
const RETRY_MS = { first: 250, longest: 5_000 };

/** Callbacks: `onSync` after a round with changes, `onProblem` once per problem until it is resolved. */
export interface ModelSyncCallbacks {
  onSync?: (report: SyncReport) => void;
  onProblem?: (error: unknown) => void;
}

/**
 * Keeps the index of models in sync with the content lake until stopped. It listens to the lake's change
 * stream instead of the storefront's webhook: the storefront has no key that may write the index, and a lost
 * webhook is never repeated, while each round here compares whole states and runs after every change and
 * every (re)connection. The storefront is notified only once the index is up to date, so that it never caches
 * a page made from old results.
 *
 * @returns once it is listening
 */
export async function watchModels(
  targets: ModelTargets,
  { onSync = () => {}, onProblem = () => {} }: ModelSyncCallbacks = {},
): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let roundPending = false;
  let wake = () => {};
  const want = () => {
    roundPending = true;
    wake();
  };

  const listening = Promise.withResolvers<void>();
  const subscription = targets.content
    .listen(WATCHED, {}, { events: ['welcome', 'mutation', 'reconnect'], includeResult: false })
    .subscribe({
      next: ({ type }) => {
        if (type === 'welcome') listening.resolve();
        if (type !== 'reconnect') want();
      },
      error: (error: unknown) => {
        onProblem(error);
        listening.reject(error);
      },
    });

  const run = async () => {
    let retry = RETRY_MS.first;
    let reportedProblem = '';
    // The storefront may have missed the message of a failed round or an earlier process.
    let notifyAll = true;
    const pause = (ms: number) => delay(ms, undefined, { signal }).catch(() => {});
    while (!signal.aborted) {
      if (!roundPending) await new Promise<void>((resolve) => (wake = resolve));
      await pause(SETTLE_MS);
      if (signal.aborted) break;
      roundPending = false;
      try {
        const report = await modelsRound(targets, { notifyAll });
        notifyAll = false;
        if (report.manufacturers.length) onSync(report);
        retry = RETRY_MS.first;
        reportedProblem = '';
      } catch (error) {
        if (reportedProblem !== String(error)) onProblem(error);
        reportedProblem = String(error);
        notifyAll = true;
        roundPending = true;
        await pause(retry);
        retry = Math.min(retry * 2, RETRY_MS.longest);
      }
    }
  };
  const running = run();
  const stop = async () => {
    stopping.abort();
    subscription.unsubscribe();
    wake();
    await running;
  };
  try {
    await listening.promise;
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}
