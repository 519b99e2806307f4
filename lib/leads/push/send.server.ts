import type pg from 'pg';
import { GoneError, type PushSender, RefusedPushError, sendPush } from '../../messaging/push/send.server.ts';
import { NotCalledError } from '../../platform/network/breaker.server.ts';
import type { ReadAlertSite } from '../alerts/alert-site.server.ts';
import type { ComposedPush, PushSubject } from './compose.server.ts';
import { pushTime } from './timing.ts';

const ATTEMPTS = 8;
/** Longer than a push service's time limit: one still `sending` after this was interrupted. */
const SENDING_SECONDS = 60;
/** Doubles with each attempt, up to an hour. */
const RETRY_SECONDS = 15;
const LONGEST_RETRY_SECONDS = 3_600;

export interface PushOptions {
  pool: pg.Pool;
  readSite: ReadAlertSite;
  /** Null if no keys are configured; nothing is then offered or sent. */
  sender: PushSender | null;
  compose: (db: pg.Pool, due: PushSubject) => Promise<ComposedPush | null>;
  clock?: () => Date;
}

interface Due extends PushSubject {
  id: string;
  attempts: number;
  subscriptionId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  unread: number;
  /** True if the shopper is still signed in there, and still wants this kind. */
  isWanted: boolean;
}

/**
 * Sends the next due notification, in the quiet hours only one that cannot wait (`pushTime`). A browser's
 * notifications are sent in order: later ones wait for one that is being retried. If the worker stops or the push
 * service does not answer, it is sent again with the same id, and the browser shows it once, in place of the first. A
 * subscription that has ended is deleted with the notifications that wait for it.
 * @returns whether one was due
 * @throws the database's or the content lake's error; NotCalledError while a push service keeps failing
 */
export async function sendNextPush({
  pool,
  readSite,
  sender,
  compose,
  clock = () => new Date(),
}: PushOptions): Promise<boolean> {
  if (!sender) return false;
  const due = await claim(pool);
  if (!due) return false;
  try {
    const site = await readSite(due.siteSlug);
    const isWanted = site?.hasApp && due.isWanted;
    const now = clock();
    const sendAt = isWanted ? pushTime(due, now, site.timeZone) : now;
    if (sendAt > now) {
      const seconds = Math.ceil((sendAt.getTime() - now.getTime()) / 1_000);
      // One that failed before the quiet hours would otherwise hold back the others all night (`claim`).
      await settle(pool, due, { state: 'waiting', seconds, undoneAttempts: due.attempts });
      return true;
    }
    const content = isWanted ? await compose(pool, due) : null;
    if (!content) {
      await settle(pool, due, { state: 'needless' });
      return true;
    }
    await sendPush(sender, due, { id: due.id, unread: due.unread + 1, ...content });
    await settle(pool, due, { state: 'sent' });
  } catch (error) {
    if (error instanceof GoneError)
      await pool.query('delete from push_subscriptions where id = $1', [due.subscriptionId]);
    else if (error instanceof RefusedPushError)
      await settle(pool, due, { state: 'dead', problem: error.message });
    else if (error instanceof NotCalledError) {
      await settle(pool, due, { state: 'waiting', seconds: RETRY_SECONDS, undoneAttempts: 1 });
      throw error;
    } else await retry(pool, due, error);
  }
  return true;
}

async function retry(pool: pg.Pool, due: Due, error: unknown): Promise<void> {
  // Only problems of the push service: its address, with the browser's secret, is not in the message.
  const problem = error instanceof Error && error.name === 'PostProblem' ? error.message : 'failed';
  const seconds = Math.min(RETRY_SECONDS * 2 ** (due.attempts - 1), LONGEST_RETRY_SECONDS);
  await settle(
    pool,
    due,
    due.attempts < ATTEMPTS ? { state: 'waiting', seconds, problem } : { state: 'dead', problem },
  );
  if (problem === 'failed') throw error;
}

/** Claims the first waiting notification of a browser that has none in progress. */
async function claim(pool: pg.Pool): Promise<Due | null> {
  const { rows } = await pool.query<Due>(
    `with due as (
       select m.id as due_id from push_messages m
       where m.state in ('waiting', 'sending') and m.due_at <= now()
         -- One that was never tried waits for the morning, which a hold that ends tonight cannot.
         and not exists (select from push_messages e
           where e.subscription_id = m.subscription_id and e.id < m.id
             and (e.state = 'sending' or e.state = 'waiting' and (e.attempts > 0 or e.due_at <= now())))
       order by m.due_at, m.id limit 1 for update of m skip locked)
     update push_messages m
     set state = 'sending', attempts = attempts + 1, due_at = now() + make_interval(secs => $1)
     from due, push_subscriptions s, users u
     where m.id = due_id and s.id = m.subscription_id and u.id = s.user_id
     returning m.id::text, m.kind, m.subject, m.attempts, s.id as "subscriptionId", s.site_slug as "siteSlug",
       s.user_id as "userId", u.phone, u.language, s.endpoint, s.p256dh, s.auth,
       (select count(*)::int from push_messages o
        where o.subscription_id = s.id and o.state = 'sent' and o.sent_at > s.seen_at) as unread,
       exists (select from sessions where token_hash = s.session_hash and expires_at > now())
         and case m.kind
           when 'alert' then exists (select from alert_preferences p where p.user_id = u.id and p.by_push)
           when 'hold' then coalesce((select p.holds from push_preferences p where p.user_id = u.id), true)
           -- Read in the garage while it waited for the morning.
           else s.seen_at < m.created_at
             and coalesce((select p.messages from push_preferences p where p.user_id = u.id), true)
         end as "isWanted"`,
    [SENDING_SECONDS],
  );
  return rows[0] ?? null;
}

const settle = (
  pool: pg.Pool,
  { id }: Pick<Due, 'id'>,
  {
    state,
    seconds = 0,
    problem = null,
    undoneAttempts = 0,
  }: {
    state: 'waiting' | 'sent' | 'dead' | 'needless';
    seconds?: number;
    problem?: string | null;
    /** How many attempts do not count. */
    undoneAttempts?: number;
  },
): Promise<unknown> =>
  pool.query(
    `update push_messages
     set state = $2, problem = $3, due_at = now() + make_interval(secs => $4), attempts = attempts - $5,
         sent_at = case when $2 = 'sent' then now() end
     where id = $1 and state = 'sending'`,
    [id, state, problem, seconds, undoneAttempts],
  );
