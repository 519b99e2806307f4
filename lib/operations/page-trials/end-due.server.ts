import type { SanityClient } from '@sanity/client';
import type { Queryable } from '../../platform/database/client.server.ts';
import { dayIn } from '../../platform/text/format.ts';
import { fetchContent } from '../../sites/content-lake/fetch-content.server.ts';
import type { TrialEnding } from '../../sites/page-trial/trial.ts';
import { parseSettings } from '../../sites/settings.ts';
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
 * Ends running trials whose change did harm, where `endsOnHarm` is set, and those whose end date has passed in the
 * site's time zone. A trial that somebody changed in the meantime is left for the next run. The draft of a trial, if
 * any, is ended too, so that publishing it does not start it again.
 * @returns the number of trials ended
 * @throws the error of the database or of the content lake
 */
export async function endDueTrials(db: Queryable, { lake, report, now }: Options): Promise<number> {
  const trials =
    (await fetchContent(lake, {
      name: 'endingTrialsQuery',
      query: endingTrialsQuery,
      schema: endingTrialsSchema,
    })) ?? [];
  if (trials.length === 0) return 0;
  const counted = await readTrialCounts(db, [...new Set(trials.map(({ site }) => site))]);
  let ended = 0;
  for (const { id, revision, site, goal, endsOnHarm, endsOn, settings } of trials) {
    const counts = endsOnHarm ? counted.get(id)?.counts : undefined;
    const harmed = counts ? trialResult(counts, goal).harmed : [];
    const { timeZone } = parseSettings(settings).settings;
    const isOver = endsOn !== null && (dayIn(now, timeZone) ?? '') > endsOn;
    if (harmed.length === 0 && !isOver) continue;
    const ending: TrialEnding = harmed.length > 0 ? 'harm' : 'date';
    const set = { state: 'ended', ending, endedAt: now.toISOString() };
    try {
      const transaction = lake.transaction().patch(id, { set, ifRevisionID: revision });
      if (await lake.getDocument(`drafts.${id}`)) transaction.patch(`drafts.${id}`, { set });
      await transaction.commit({ visibility: 'sync' });
    } catch (error) {
      report('warn', { site, trial: id, problem: String(error) }, 'page_trial_not_ended');
      continue;
    }
    ended += 1;
    report('info', { site, trial: id, ending, harmed }, 'page_trial_ended');
  }
  return ended;
}
