import { HOLDING_STATUSES } from '../../payments/reservation/machine.ts';
import type { Queryable } from '../../platform/database/client.server.ts';
import { CURRENT_AT } from '../stock-age.server.ts';
import type { DatabaseMetricName } from './catalogue.ts';

export interface Reading {
  name: DatabaseMetricName;
  labels: Record<string, string>;
  value: number;
}

type Row = Record<string, string | number | null>;

interface Question {
  sql: string;
  values?: unknown[];
  /** True if its tables may not exist yet, such as before the first worker has started. */
  mayLackTables?: boolean;
  readings: (rows: Row[]) => Reading[];
}

const reading = (name: DatabaseMetricName, value: unknown, labels: Record<string, string> = {}): Reading => ({
  name,
  labels,
  value: Number(value ?? 0),
});

/** Each query uses an index and reads open items only, not the whole history. */
const QUESTIONS: readonly Question[] = [
  {
    // An unchanged fetch creates no run. A disabled feed is not monitored unless someone has imported it
    // manually since.
    sql: `select feed, extract(epoch from now() - ${CURRENT_AT}) as age,
                 run.rejected,
                 (case when source.tried_at >= coalesce(run.started_at, source.tried_at) then source.problem is not null
                       else run.outcome in ('refused', 'failed') end)::int as failed
          from (select id as feed from feeds union select feed_id from feed_sources) known
          left join feeds on feeds.id = feed left join feed_sources source on source.feed_id = feed
          left join lateral (
            select rejected, outcome, started_at from feed_runs where feed_id = feed order by id desc limit 1
          ) run on true
          where source.switched_off_at is null
             or greatest(feeds.last_imported_at, run.started_at) > source.switched_off_at`,
    readings: (rows) =>
      rows.flatMap(({ feed, age, rejected, failed }) => {
        const labels = { feed: String(feed) };
        return [
          ...(age === null ? [] : [reading('forecourt_feed_age_seconds', age, labels)]),
          ...(rejected === null ? [] : [reading('forecourt_feed_rejected_rows', rejected, labels)]),
          ...(failed === null ? [] : [reading('forecourt_feed_failed', failed, labels)]),
        ];
      }),
  },
  {
    sql: `select feed_id as feed, coalesce(extract(epoch from now() - failing_since), 0) as failing from advert_feeds`,
    readings: (rows) =>
      rows.map(({ feed, failing }) =>
        reading('forecourt_outgoing_feed_failing_seconds', failing, { feed: String(feed) }),
      ),
  },
  {
    sql: `select count(*) filter (where indexed_at is null) as to_index,
                 count(*) filter (where indexed_at is not null) as to_announce,
                 extract(epoch from now() - min(created_at) filter (where indexed_at is null)) as index_lag,
                 extract(epoch from now() - min(created_at) filter (where indexed_at is not null)) as announce_lag
          from stock_outbox`,
    readings: ([row]) => [
      reading('forecourt_outbox_waiting', row?.to_index, { stage: 'index' }),
      reading('forecourt_outbox_waiting', row?.to_announce, { stage: 'announce' }),
      reading('forecourt_outbox_lag_seconds', row?.index_lag),
      reading('forecourt_invalidation_lag_seconds', row?.announce_lag),
    ],
  },
  {
    sql: 'select count(*) as vehicles from search_refusals',
    readings: ([row]) => [reading('forecourt_search_refusals', row?.vehicles)],
  },
  {
    sql: `select count(*) as waiting, greatest(extract(epoch from now() - min(due_at)), 0) as age from photos_ahead`,
    readings: ([row]) => [
      reading('forecourt_photos_waiting', row?.waiting),
      reading('forecourt_queue_age_seconds', row?.age, { queue: 'photos' }),
    ],
  },
  {
    // Disabled feeds are not fetched, even if a run was requested before.
    sql: `select queue, greatest(extract(epoch from now() - due), 0) as age from (
            select 'vehicle-changes' as queue, (select at from car_changes order by id limit 1) as due
            union all select 'advert-changes', (select at from advert_changes order by id limit 1)
            union all select 'alerts', min(due_at) from alerts where state = 'waiting'
            union all select 'conversions', min(next_attempt_at) from conversions
              where state in ('waiting', 'retracting')
            union all select 'texts', min(due_at) from alert_messages
              where state in ('waiting', 'sending') and channel = 'text'
            union all select 'pushes', min(due_at) from push_messages where state in ('waiting', 'sending')
            union all select 'feeds', min(least(requested_at, due_at)) from feed_sources
              where started_at is null and switched_off_at is null) as queues`,
    readings: (rows) =>
      rows.map(({ queue, age }) => reading('forecourt_queue_age_seconds', age, { queue: String(queue) })),
  },
  {
    // Queues with a prefix are internal to pg-boss.
    sql: `select queue.name as job, greatest(extract(epoch from now() - min(job.start_after)), 0) as lag
          from pgboss.queue left join pgboss.job on job.name = queue.name and job.state < 'active' and not job.blocked
               and job.start_after <= now()
          where not starts_with(queue.name, '__pgboss__') group by queue.name`,
    mayLackTables: true,
    readings: (rows) =>
      rows.map(({ job, lag }) => reading('forecourt_job_lag_seconds', lag, { job: String(job) })),
  },
  {
    sql: `select count(*) as waiting, greatest(extract(epoch from now() - min(next_attempt_at)), 0) as lag
          from mail_deliveries where state = 'waiting'`,
    readings: ([row]) => [
      reading('forecourt_mails_waiting', row?.waiting),
      reading('forecourt_mail_lag_seconds', row?.lag),
    ],
  },
  {
    sql: `select count(*) as leads from (
            select lead_id from mail_deliveries where lead_id is not null and state = 'dead' and kind = 'dealer'
            union select lead_id from lead_deliveries where state = 'dead') as undeliverable`,
    readings: ([row]) => [reading('forecourt_leads_undeliverable', row?.leads)],
  },
  {
    sql: `select greatest(extract(epoch from now() - min(next_attempt_at)), 0) as lag,
                 count(distinct lead_id) filter (where problem is not null) as failing
          from lead_deliveries where state = 'waiting'`,
    readings: ([row]) => [
      reading('forecourt_lead_delivery_lag_seconds', row?.lag),
      reading('forecourt_leads_failing', row?.failing),
    ],
  },
  {
    sql: `select status, count(kept.id) as holds from unnest($1::text[]) as status
          left join reservations kept using (status) group by status`,
    values: [[...HOLDING_STATUSES]],
    readings: (rows) =>
      rows.map(({ status, holds }) => reading('forecourt_holds_open', holds, { status: String(status) })),
  },
  {
    sql: `select count(*) as owed, sum(coalesce(paid_cents, 0) - refunded_cents) as cents,
                 extract(epoch from now() - min(updated_at)) as age
          from reservations where status = 'refund_pending'`,
    readings: ([row]) => [
      reading('forecourt_refunds_owed', row?.owed),
      reading('forecourt_refunds_owed_cents', row?.cents),
      reading('forecourt_refund_age_seconds', row?.age),
    ],
  },
  {
    // Pages that did not shift before had a layout shift of 0: half of what is noticeable counts instead.
    sql: `select '' as site, page_kind as page, device, metric, p75 / greatest(earlier_p75, 0.01) as ratio
          from speed_regressions where is_current
          union all
          select site_slug, page_kind, device, metric, p75 / greatest(earlier_p75, 0.01)
          from speed_site_regressions where is_current
          order by 1, 2, 3, 4`,
    readings: (rows) =>
      rows.map(({ site, page, device, metric, ratio }) =>
        reading('forecourt_page_slower_ratio', ratio, {
          // Over all sites, not a site without a name.
          site: String(site) || 'all',
          page: String(page),
          device: String(device),
          metric: String(metric),
        }),
      ),
  },
  {
    sql: `select kind, extract(epoch from now() - max(taken_at) filter (where problem is null)) as age,
                 (array_agg((problem is not null)::int order by taken_at desc))[1] as failed
          from unnest(array['database', 'content', 'drill']) as kind left join backup_runs using (kind) group by kind`,
    readings: (rows) =>
      rows.flatMap(({ kind, age, failed }) => {
        if (kind === 'drill')
          return [
            reading('forecourt_backup_drill_age_seconds', age ?? Number.POSITIVE_INFINITY),
            reading('forecourt_backup_drill_failed', failed),
          ];
        // Without a token for the content lake its content is not backed up.
        if (kind === 'content' && age === null) return [];
        const labels = { part: String(kind) };
        return [reading('forecourt_backup_age_seconds', age ?? Number.POSITIVE_INFINITY, labels)];
      }),
  },
];

/** PostgreSQL's code for a table or schema that does not exist. */
const UNDEFINED_TABLE = '42P01';

async function answer(database: Queryable, { sql, values = [], mayLackTables, readings }: Question) {
  try {
    return readings((await database.query(sql, values)).rows as Row[]);
  } catch (error) {
    if (mayLackTables && (error as { code?: string }).code === UNDEFINED_TABLE) return [];
    throw error;
  }
}

/**
 * Runs all metric queries; returns the readings that succeeded, and whether all did.
 * @param database its queries must time out quickly
 */
export async function databaseReadings(
  database: Queryable,
): Promise<{ readings: Reading[]; isComplete: boolean }> {
  const answers = await Promise.allSettled(QUESTIONS.map((question) => answer(database, question)));
  return {
    readings: answers.flatMap((settled) => (settled.status === 'fulfilled' ? settled.value : [])),
    isComplete: answers.every(({ status }) => status === 'fulfilled'),
  };
}
