import type pg from 'pg';
import { BACKOFF, type Backoff } from '../../messaging/mail/outbox.server.ts';
import { isRefused, mailProblem } from '../../messaging/mail/transport.server.ts';
import { type Queryable, transaction } from '../../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../../platform/database/row.ts';
import { listenTo, type ReportStep, startStep } from '../../platform/database/steps.server.ts';
import { NotCalledError } from '../../platform/network/breaker.server.ts';
import { PostProblem } from '../../platform/network/post-outside.server.ts';
import { type ContinuedSpan, continueTrace, traceparentNow } from '../../platform/telemetry/trace-context.ts';
import { leadToDeliver } from '../lead-to-deliver.server.ts';
import { leadDeliveries } from '../tables/lead-deliveries.ts';
import { type ChannelTools, channelProblem, sendByChannel } from './message.server.ts';
import { LEAD_CHANNEL } from './queue.server.ts';
import { type QueuedChannel, routeOf } from './route.ts';

export interface LeadDelivery extends ChannelTools {
  backoff?: Backoff;
}

/** Worker steps that report errors; `dead`: a delivery that won't be retried. */
export type LeadDeliveryStep = 'listen' | 'deliver' | 'dead';

const DUE_COLUMNS = columnsOf(leadDeliveries, [
  'id',
  'leadId',
  'kind',
  'channelId',
  'round',
  'attempts',
  'traceParent',
]);
type DueDelivery = RowOf<typeof DUE_COLUMNS>;

/** Delay before retrying a delivery that was skipped because its system keeps failing. */
const NOT_TRIED_SECONDS = 15;

/** The lead has neither a mail address nor a channel. */
const NOBODY = 'nobody takes it';

/**
 * Processes the next due entry of the lead outbox: chooses a lead's channels, or delivers it by one of them.
 * If the process dies before the entry is marked as sent, it is sent again with the same key.
 * @returns whether an entry was due
 */
export async function deliverNextLead(
  pool: pg.Pool,
  { backoff = BACKOFF, ...tools }: LeadDelivery,
  report: ReportStep<LeadDeliveryStep>,
): Promise<boolean> {
  return transaction(pool, async (connection) => {
    const { rows } = await connection.query<DueDelivery>(
      `select ${DUE_COLUMNS} from lead_deliveries where state = 'waiting' and next_attempt_at <= now()
       order by next_attempt_at, id limit 1 for update skip locked`,
    );
    const row = rows[0];
    if (!row) return false;
    try {
      const problem = await continueTrace(spanOf(row), async () => {
        if (row.kind === 'route') return await route(connection, row.leadId, tools);
        await sendByChannel(connection, row, tools);
        return null;
      });
      await connection.query(
        `update lead_deliveries set state = 'sent', attempts = attempts + 1, sent_at = now(), problem = $2
         where id = $1`,
        [row.id, problem],
      );
    } catch (error) {
      if (error instanceof NotCalledError) {
        await postpone(connection, row, error);
        return true;
      }
      const problem = error instanceof Nobody ? NOBODY : (channelProblem(error) ?? mailProblem(error));
      const attempts = row.attempts + 1;
      const isFinal = isRefused(error) || (error instanceof PostProblem && error.isFinal);
      const dead = isFinal || attempts >= backoff.attempts;
      const wait = dead ? 0 : Math.min(backoff.firstMs * 2 ** Math.min(row.attempts, 20), backoff.longestMs);
      await connection.query(
        `update lead_deliveries set state = $2, attempts = $3, problem = $4,
                next_attempt_at = now() + make_interval(secs => $5) where id = $1`,
        [row.id, dead ? 'dead' : 'waiting', attempts, problem, wait / 1000],
      );
      report({
        stage: dead ? 'dead' : 'deliver',
        error: new Error(`${row.kind} of lead ${row.leadId}, attempt ${attempts}: ${problem}`),
      });
    }
    return true;
  });
}

class Nobody extends Error {}

/** Postpones a delivery without counting an attempt. */
const postpone = (connection: Queryable, { id }: DueDelivery, { message }: NotCalledError) =>
  connection.query(
    `update lead_deliveries set problem = coalesce(problem, $2), next_attempt_at = now() + make_interval(secs => $3)
     where id = $1`,
    [id, message, NOT_TRIED_SECONDS],
  );

const spanOf = ({ id, leadId, kind, attempts, traceParent }: DueDelivery): ContinuedSpan => ({
  name: 'process lead_deliveries',
  traceparent: traceParent,
  attributes: {
    'messaging.system': 'postgresql',
    'messaging.destination.name': 'lead_deliveries',
    'messaging.operation.name': 'process',
    'messaging.operation.type': 'process',
    'messaging.message.id': id,
    'forecourt.lead': leadId,
    'forecourt.delivery': kind,
    'forecourt.attempt': attempts + 1,
  },
});

/**
 * Queues a lead for each matching channel, and cancels deliveries for the others.
 * @returns what is wrong with its mail addresses; null if they may work
 */
async function route(connection: Queryable, leadId: string, tools: ChannelTools): Promise<string | null> {
  const lead = await leadToDeliver(connection, leadId);
  const site = await tools.site(lead.siteSlug);
  const { emails, channels } = site ? routeOf(site, lead) : { emails: [], channels: [] };
  if (emails.length + channels.length === 0) throw new Nobody();
  await connection.query(
    `update lead_deliveries set state = 'needless'
     where lead_id = $1 and kind <> 'route' and state in ('waiting', 'dead') and channel_id <> all($2)`,
    [leadId, channels.map(({ id }) => id)],
  );
  for (const channel of channels) await owe(connection, leadId, channel);
  return addressProblems(
    [...emails, ...channels.flatMap((each) => ('emails' in each ? each.emails : []))],
    tools,
  );
}

/** Returns the problems of mail addresses that can never work, by domain; null without one. */
async function addressProblems(
  emails: readonly string[],
  { mailProblem }: ChannelTools,
): Promise<string | null> {
  if (!mailProblem) return null;
  const problems = await Promise.all([...new Set(emails)].map((email) => mailProblem(email)));
  return [...new Set(problems)].filter((problem) => problem !== null).join(', ') || null;
}

const owe = (connection: Queryable, leadId: string, { id, kind, name }: QueuedChannel) =>
  connection.query(
    `insert into lead_deliveries (lead_id, kind, channel_id, channel_name, trace_parent) values ($1, $2, $3, $4, $5)
     on conflict (lead_id, channel_id) do update
     set kind = excluded.kind, channel_name = excluded.channel_name, state = 'waiting', attempts = 0,
         next_attempt_at = now(), problem = null, sent_at = null, trace_parent = excluded.trace_parent,
         round = lead_deliveries.round + 1`,
    [leadId, kind, id, name, traceparentNow()],
  );

/**
 * Delivers leads until stopped, woken by Postgres notifications and a poll.
 * Several workers can run in parallel.
 * @param options.atOnce concurrent deliveries, so that a slow system does not block the others
 * @returns once it listens
 */
export async function startLeadDelivery(
  { databaseUrl, pool, report }: { databaseUrl: string; pool: pg.Pool; report: ReportStep<LeadDeliveryStep> },
  delivery: LeadDelivery,
  { atOnce = 4 }: { atOnce?: number } = {},
): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const steps = Array.from({ length: atOnce }, () =>
    startStep('deliver', signal, report, () => deliverNextLead(pool, delivery, report)),
  );
  const listening = await listenTo({ databaseUrl, channel: LEAD_CHANNEL }, signal, report, () => {
    for (const step of steps) step.wake();
  });
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all([...steps.map(({ ended }) => ended), listening.close()]);
    },
  };
}
