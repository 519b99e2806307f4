import type { SanityClient } from '@sanity/client';
import type { Queryable } from '../../platform/database/client.server.ts';
import { fetchContent } from '../../sites/content-lake/fetch-content.server.ts';
import { trialResult } from './result.ts';
import { readTrialCounts } from './store.server.ts';
import { endingTrialsQuery, endingTrialsSchema } from './trials-query.ts';

interface Options {
  /** A client that writes. */
  lake: SanityClient;
  report: (level: 'info' | 'warn', facts: Record<string, unknown>, event: string) => void;
  now: Date;
}

/**
 * Ends running trials whose change did harm, where `endsOnHarm` is set. A trial that somebody changed in the
 * meantime is left for the next run. The draft of a trial, if any, is ended too, so that publishing it does not
 * start it again.
 * @returns the number of trials ended
 * @throws the error of the database or of the content lake
 */
export async function endHarmfulTrials(db: Queryable, { lake, report, now }: Options): Promise<number> {
  const trials =
    (await fetchContent(lake, {
      name: 'endingTrialsQuery',
      query: endingTrialsQuery,
      schema: endingTrialsSchema,
    })) ?? [];
  if (trials.length === 0) return 0;
  const counted = await readTrialCounts(db, [...new Set(trials.map(({ site }) => site))]);
  let ended = 0;
  for (const { id, revision, site, goal } of trials) {
    const counts = counted.get(id)?.counts;
    const harmed = counts ? trialResult(counts, goal).harmed : [];
    if (harmed.length === 0) continue;
    const set = { state: 'ended', ending: 'harm', endedAt: now.toISOString() };
    try {
      const transaction = lake.transaction().patch(id, { set, ifRevisionID: revision });
      if (await lake.getDocument(`drafts.${id}`)) transaction.patch(`drafts.${id}`, { set });
      await transaction.commit({ visibility: 'sync' });
    } catch (error) {
      report('warn', { site, trial: id, problem: String(error) }, 'page_trial_not_ended');
      continue;
    }
    ended += 1;
    report('info', { site, trial: id, harmed }, 'page_trial_ended');
  }
  return ended;
}
