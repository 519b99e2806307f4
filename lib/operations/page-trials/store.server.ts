import type { Queryable } from '../../platform/database/client.server.ts';
import { eventName } from '../../sites/event-names.ts';
import {
  ARMS,
  type Arm,
  armOf,
  type RunningTrial,
  TRIAL_MEASURES,
  type TrialMeasure,
} from '../../sites/page-trial/trial.ts';
import type { TrialVisitor } from '../../sites/page-trial/visitor.ts';
import type { Site } from '../../sites/site.ts';
import type { ReceivedEvent } from '../events/received.ts';
import { noCounts, type TrialCounts } from './result.ts';

/** Column of each measure in `page_trial_days`. */
const COLUMNS: Readonly<Record<TrialMeasure, string>> = {
  exposure: 'exposures',
  lead: 'leads',
  call: 'calls',
  view: 'views',
  error: 'errors',
  slow: 'slow',
};

interface TrialContext {
  site: Pick<Site, 'slug'> & { settings: Pick<Site['settings'], 'eventIds'> };
  /** In the site's time zone, `2026-11-30`. */
  day: string;
  /** From the request's cookie; null without one, and then nothing is counted. */
  visitor: TrialVisitor | null;
  /** The trials that run on the site. */
  trials: readonly RunningTrial[];
}

interface Counted {
  trial: string;
  arm: Arm;
  measures: ReadonlySet<TrialMeasure>;
}

/**
 * Returns what events count for trials of a site. The version comes from the visitor's cookie, not from the
 * event; an event of a page that showed the other version, such as one loaded earlier, does not count.
 */
export function countedFor(
  { site, visitor, trials }: Omit<TrialContext, 'day'>,
  events: readonly ReceivedEvent[],
): Counted[] {
  const { slug, settings } = site;
  const own = events.filter(
    ({ event_id, website_id, trial }) =>
      trial && eventName(event_id, settings.eventIds) === 'trial' && (!website_id || website_id === slug),
  );
  return trials.flatMap((running) => {
    const arm = armOf(running, visitor);
    const measures = own.flatMap(({ trial }) =>
      trial?.id === running.id && (trial.arm === null || trial.arm === arm) ? trial.measure : [],
    );
    return arm && measures.length > 0 ? [{ trial: running.id, arm, measures: new Set(measures) }] : [];
  });
}

/**
 * Adds events to the days of their trials, in one statement.
 * @throws the database's error; then nothing was counted
 */
export async function storeTrialEvents(
  db: Queryable,
  context: TrialContext,
  events: readonly ReceivedEvent[],
): Promise<void> {
  const counted = countedFor(context, events);
  if (counted.length === 0) return;
  const columns = TRIAL_MEASURES.map((measure) => COLUMNS[measure]);
  await db.query({
    name: 'store-trial-events',
    text: `insert into page_trial_days (site_slug, day, trial_id, arm, ${columns.join(', ')})
           select $1, $2, * from unnest($3::text[], $4::text[], ${columns.map((_, index) => `$${index + 5}::int[]`).join(', ')}) as counted
           -- Locks rows in the same order as other requests.
           order by 3
           on conflict (site_slug, trial_id, day, arm) do update
           set ${columns.map((column) => `${column} = page_trial_days.${column} + excluded.${column}`).join(', ')}`,
    values: [
      context.site.slug,
      context.day,
      counted.map(({ trial }) => trial),
      counted.map(({ arm }) => arm),
      ...TRIAL_MEASURES.map((measure) => counted.map(({ measures }) => (measures.has(measure) ? 1 : 0))),
    ],
  });
}

/**
 * Returns the counts of trials over all days, by trial id; those without visitors are missing.
 * @param sites slugs of the sites that the caller may see
 */
export async function readTrialCounts(
  db: Queryable,
  sites: readonly string[],
): Promise<ReadonlyMap<string, { counts: TrialCounts; firstDay: string }>> {
  const { rows } = await db.query<
    { trial: string; arm: Arm; firstDay: string } & Record<TrialMeasure, number>
  >({
    name: 'trial-counts',
    text: `select trial_id as trial, arm, min(day)::text as "firstDay",
                  ${TRIAL_MEASURES.map((measure) => `sum(${COLUMNS[measure]})::int as "${measure}"`).join(', ')}
           from page_trial_days where site_slug = any($1) group by 1, 2`,
    values: [[...sites]],
  });
  return new Map(
    [...Map.groupBy(rows, ({ trial }) => trial)].map(([trial, own]) => {
      const counts = noCounts();
      for (const row of own)
        if (ARMS.includes(row.arm))
          for (const measure of TRIAL_MEASURES) counts[row.arm][measure] = row[measure];
      return [trial, { counts, firstDay: own.map(({ firstDay }) => firstDay).toSorted()[0] ?? '' }];
    }),
  );
}
