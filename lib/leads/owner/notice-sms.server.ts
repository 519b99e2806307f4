import type pg from 'pg';
import type { MailSite } from '../../messaging/mail/mail-site.server.ts';
import { withinSmsBudget } from '../../messaging/sms/budget.server.ts';
import { type SmsSender, sendSms, TextNotSentError } from '../../messaging/sms/send.server.ts';
import { sentSms } from '../../messaging/sms/sent.server.ts';
import { noticeSms } from './notice-messages.ts';
import { isOutdated, noticeText, readNotice } from './read-notice.server.ts';

const PATIENCE_MS = 10_000;
const ATTEMPTS = 5;
/** Longer than the provider's timeout: an SMS still `sending` after this was interrupted. */
const SENDING_SECONDS = 120;
const RETRY_SECONDS = 60;
/** A notice that could not be sent for so long is of no use any more. */
const MOST_HOURS = 24;

export interface NoticeSmsOptions {
  pool: pg.Pool;
  site: (siteSlug: string) => Promise<MailSite | null>;
  /** Null if no SMS provider is configured; notices then go by email only. */
  sender: SmsSender | null;
  studioUrl: string | null;
}

interface DueSms {
  id: string;
  attempts: number;
  createdAt: Date;
  isUnsure: boolean;
}

/**
 * Sends the next due SMS to staff. It is marked as `sending` first; after an interruption the next attempt
 * searches the provider's sent messages, so none is sent twice.
 * @returns whether an SMS was due
 */
export async function sendNextNoticeSms({
  pool,
  site,
  sender,
  studioUrl,
}: NoticeSmsOptions): Promise<boolean> {
  if (!sender) return false;
  const due = await claim(pool);
  if (!due) return false;
  try {
    const state = await deliver({ pool, site, sender, studioUrl }, due);
    await settle(pool, due.id, state, { isAttempt: state !== 'waiting' });
  } catch (error) {
    if (!(error instanceof TextNotSentError)) throw error;
    // An SMS that may have gone out stays in `sending`, so that the next attempt looks for it.
    if (!error.maybeSent) await settle(pool, due.id, due.attempts < ATTEMPTS ? 'waiting' : 'dead');
  }
  return true;
}

async function deliver(
  { pool, site: readSite, sender, studioUrl }: NoticeSmsOptions & { sender: SmsSender },
  { id, createdAt, isUnsure }: DueSms,
): Promise<'waiting' | 'sent' | 'needless'> {
  const notice = await readNotice(pool, id);
  const site = notice && (await readSite(notice.siteSlug));
  if (!notice?.mobile || !notice.isActive || !site || isOutdated(notice)) return 'needless';
  const body = noticeSms(notice.kind, noticeText(notice, site, studioUrl));
  const { mobile: to } = notice;
  if (isUnsure) {
    const bodies = await sentSms(sender, { to, since: createdAt }, PATIENCE_MS);
    if (bodies.some((sent) => sent.includes(body))) return 'sent';
  }
  if (!(await withinSmsBudget(pool, notice.siteSlug))) return 'waiting';
  await sendSms(sender, { name: 'text.leadNotice', to, body }, PATIENCE_MS);
  return 'sent';
}

async function claim(pool: pg.Pool): Promise<DueSms | null> {
  await pool.query(
    `update lead_notices set sms_state = 'dead'
     where sms_state in ('waiting', 'sending') and sms_due_at <= now()
       and created_at < now() - make_interval(hours => $1)`,
    [MOST_HOURS],
  );
  const { rows } = await pool.query<DueSms>(
    `with due as (
       select id as due_id, sms_state = 'sending' as unsure from lead_notices
       where sms_state in ('waiting', 'sending') and sms_due_at <= now()
       order by sms_due_at, id limit 1 for no key update skip locked)
     update lead_notices set sms_state = 'sending', sms_attempts = sms_attempts + 1,
            sms_due_at = now() + make_interval(secs => $1)
     from due where id = due_id
     returning id, sms_attempts as attempts, created_at as "createdAt", unsure as "isUnsure"`,
    [SENDING_SECONDS],
  );
  return rows[0] ?? null;
}

const settle = (
  pool: pg.Pool,
  id: string,
  state: 'waiting' | 'sent' | 'needless' | 'dead',
  { isAttempt = true } = {},
) =>
  pool.query(
    `update lead_notices set sms_state = $2, sms_due_at = now() + make_interval(secs => $3),
            -- Waiting for the site's budget is no attempt.
            sms_attempts = sms_attempts - case when $4 then 1 else 0 end
     where id = $1 and sms_state = 'sending'`,
    [id, state, RETRY_SECONDS, !isAttempt],
  );
