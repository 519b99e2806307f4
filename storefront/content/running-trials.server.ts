import { ENGLISH, type Language } from '@forecourt/lib/platform/language/languages';
import {
  type RunningTrial,
  runsInEveryLanguage,
  TRIAL_AUDIENCES,
} from '@forecourt/lib/sites/page-trial/trial';
import { pageTrialsQuery } from '@forecourt/schemas/queries/pageTrials';
import { log } from '@/logging/log.server.ts';
import { cachedTable } from './cached-table.server.ts';
import { contentClient } from './client.server.ts';

// For the proxy and for route handlers that render no page. `page-trials.server.ts` is for pages being rendered.

type TrialsBySite = ReadonlyMap<string, readonly RunningTrial[]>;

const audienceOf = (stored: string): RunningTrial['audience'] =>
  TRIAL_AUDIENCES.find((name) => name === stored) ?? 'everyone';

interface StoredTrial {
  id: string;
  site: string;
  path: string;
  audience: string;
  change: string;
}

/** Groups stored trials by site, in their order. */
export const trialsBySite = (stored: readonly StoredTrial[]) =>
  new Map(
    [...Map.groupBy(stored, ({ site }) => site)].map(([site, own]) => [
      site,
      own.map(({ id, path, audience, change }) => ({
        id,
        path,
        audience: audienceOf(audience),
        inEveryLanguage: runsInEveryLanguage(change),
      })),
    ]),
  );

const table = cachedTable<TrialsBySite>('page trials', async () =>
  trialsBySite(await contentClient().fetch(pageTrialsQuery)),
);

export const refreshPageTrials = (): Promise<void> => table.refresh();

/** Returns the running trials of a site, oldest first; none if they cannot be read. */
export async function runningTrials(site: string): Promise<readonly RunningTrial[]> {
  const trials = await table.current().catch((error: unknown) => {
    log.error({ err: error }, 'page_trials_unreadable');
    return null;
  });
  return trials?.get(site) ?? [];
}

/** Returns the first of a site's running trials that is for the page at a path in a language; null without one. */
export const trialIn = (
  trials: readonly RunningTrial[],
  path: string,
  language: Language,
): RunningTrial | null =>
  trials.find((trial) => trial.path === path && (trial.inEveryLanguage || language === ENGLISH)) ?? null;

/** Returns the trial that runs on the page at a path in a language, for the proxy; null without one. */
export const trialAt = async (site: string, path: string, language: Language): Promise<RunningTrial | null> =>
  trialIn(await runningTrials(site), path, language);
