import type pg from 'pg';
import { openPool, transaction } from '../database/client.server.ts';
import { forgetOldRates } from '../database/rate-limit.server.ts';
import { listenTo, type ReportStage, startStage } from '../database/stages.server.ts';
import { isRefused, type Mail, type MailSender, mailProblem } from '../mail/transport.server.ts';
import { type Car, carSchema } from '../vehicle/car.ts';
import type { FormKind } from './kinds.ts';
import type { LeadPayload } from './payload.ts';
import { LEAD_CHANNEL } from './store.server.ts';

/** A lead as its mails are made of it. */
export interface LeadToDeliver {
  id: string;
  siteSlug: string;
  kind: FormKind;
  payload: LeadPayload;
  dealershipId: string | null;
  locationId: string | null;
  createdAt: Date;
  /** Whether it replaces what an earlier mail said. */
  changed: boolean;
  car: Car | null;
}

export type DeliveryKind = 'dealer' | 'shopper';

/**
 * Makes the mail of a delivery.
 * @returns null when there is nobody to send it to
 * @throws when what it needs does not answer: it is tried again
 */
export type Compose = (kind: DeliveryKind, lead: LeadToDeliver) => Promise<Omit<Mail, 'messageId'> | null>;

/** How long to wait for the next try, doubled each time up to the longest, and how many there are. */
export interface Backoff {
  firstMs: number;
  longestMs: number;
  attempts: number;
}

/** 70 hours in all: a mail server may be down over a weekend. */
const BACKOFF: Backoff = { firstMs: 5_000, longestMs: 3_600_000, attempts: 80 };

interface Delivery {
  compose: Compose;
  sender: MailSender;
  /** The right half of Message-IDs. */
  mailDomain: string;
  backoff?: Backoff;
}

export type LeadStage = 'listen' | 'deliver' | 'dead' | 'tidy';

interface Claimed {
  delivery: string;
  kind: DeliveryKind;
  attempts: number;
  id: string;
  site_slug: string;
  form: FormKind;
  payload: LeadPayload;
  dealership_id: string | null;
  location_id: string | null;
  created_at: Date;
  changed: boolean;
  record: unknown;
}

/**
 * Sends the next mail that is due. Row and mail are one step: whoever dies in between leaves the row, and the
 * mail goes out again under the same Message-ID.
 * @returns whether there was one
 */
export async function deliverNext(
  pool: pg.Pool,
  { compose, sender, mailDomain, backoff = BACKOFF }: Delivery,
  report: ReportStage<LeadStage>,
): Promise<boolean> {
  return transaction(pool, async (connection) => {
    const { rows } = await connection.query<Claimed>(
      `select d.id as delivery, d.kind, d.attempts, l.id, l.site_slug, l.kind as form, l.payload,
              l.dealership_id, l.location_id, l.created_at, l.updated_at > l.created_at as changed, c.record
       from lead_deliveries d join leads l on l.id = d.lead_id left join cars c on c.id = l.payload->>'car_id'
       where d.state = 'waiting' and d.next_attempt_at <= now()
       order by d.next_attempt_at, d.id limit 1 for update of d skip locked`,
    );
    const row = rows[0];
    if (!row) return false;
    const lead: LeadToDeliver = {
      id: row.id,
      siteSlug: row.site_slug,
      kind: row.form,
      payload: row.payload,
      dealershipId: row.dealership_id,
      locationId: row.location_id,
      createdAt: row.created_at,
      changed: row.changed,
      car: row.record ? carSchema.parse(row.record) : null,
    };
    try {
      const mail = await compose(row.kind, lead);
      if (!mail) throw new Error('NOBODY');
      await sender.send({ ...mail, messageId: `<${row.kind}.${row.id}@${mailDomain}>` });
      await connection.query(
        "update lead_deliveries set state = 'sent', attempts = attempts + 1, sent_at = now(), problem = null where id = $1",
        [row.delivery],
      );
    } catch (error) {
      const nobody = error instanceof Error && error.message === 'NOBODY';
      const problem = nobody ? 'no address to send it to' : mailProblem(error);
      const attempts = row.attempts + 1;
      const dead = isRefused(error) || attempts >= backoff.attempts;
      const wait = Math.min(backoff.firstMs * 2 ** Math.min(row.attempts, 20), backoff.longestMs);
      await connection.query(
        `update lead_deliveries set state = $2, attempts = $3, problem = $4,
                next_attempt_at = now() + make_interval(secs => $5) where id = $1`,
        [row.delivery, dead ? 'dead' : 'waiting', attempts, problem, wait / 1000],
      );
      report({
        stage: dead ? 'dead' : 'deliver',
        error: new Error(`${row.kind} mail of lead ${row.id}, attempt ${attempts}: ${problem}`),
      });
    }
    return true;
  });
}

/** How often old counters are cleared. */
const TIDY_MS = 3_600_000;

/**
 * Delivers leads until it is stopped: wakes on the database's word at each commit, and looks by itself now and
 * then. Any number may run beside each other.
 * @returns once it listens
 */
export async function startLeadWorker({
  databaseUrl,
  report,
  ...delivery
}: Delivery & { databaseUrl: string; report: ReportStage<LeadStage> }): Promise<{ stop(): Promise<void> }> {
  const pool = openPool(databaseUrl);
  const stopping = new AbortController();
  const { signal } = stopping;
  const delivering = startStage('deliver', signal, report, () => deliverNext(pool, delivery, report));
  const listening = await listenTo({ databaseUrl, channel: LEAD_CHANNEL }, signal, report, () =>
    delivering.wake(),
  );
  const tidy = setInterval(
    () => void forgetOldRates(pool).catch((error: unknown) => report({ stage: 'tidy', error })),
    TIDY_MS,
  );
  return {
    stop: async () => {
      clearInterval(tidy);
      stopping.abort();
      await Promise.all([delivering.ended, listening.close()]);
      delivery.sender.close();
      await pool.end();
    },
  };
}
