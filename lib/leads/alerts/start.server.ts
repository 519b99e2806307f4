import type pg from 'pg';
import type { MailSiteReader } from '../../messaging/mail/mail-site.server.ts';
import type { SmsSender } from '../../messaging/sms/send.server.ts';
import { listenTo, type ReportStep, startStep } from '../../platform/database/steps.server.ts';
import type { ReadAlertSite } from './alert-site.server.ts';
import { collectAlerts, VEHICLE_CHANGES_CHANNEL } from './collect.server.ts';
import { sendNext } from './send.server.ts';
import { sendNextSms } from './sms.server.ts';

export type AlertStep = 'listen' | 'collect-alerts' | 'send-alerts' | 'text-alerts';

/**
 * Runs alerts until stopped, woken by Postgres notifications and a poll.
 * Mails are passed to the mail outbox.
 * @returns once it listens
 */
export async function startAlerts({
  databaseUrl,
  pool,
  report,
  readSite,
  reader,
  sender,
  secret,
}: {
  databaseUrl: string;
  pool: pg.Pool;
  report: ReportStep<AlertStep>;
  readSite: ReadAlertSite;
  reader: MailSiteReader;
  sender: SmsSender | null;
  secret: string;
}): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const texting = startStep('text-alerts', signal, report, () =>
    sendNextSms({ pool, reader, sender, secret }),
  );
  const sending = startStep('send-alerts', signal, report, async () => {
    const more = await sendNext(pool, readSite);
    if (more) texting.wake();
    return more;
  });
  const collecting = startStep('collect-alerts', signal, report, async () => {
    const changes = await collectAlerts(pool, readSite);
    if (changes === 'busy' || changes === 0) return false;
    sending.wake();
    return true;
  });
  const listening = await listenTo({ databaseUrl, channel: VEHICLE_CHANGES_CHANNEL }, signal, report, () =>
    collecting.wake(),
  );
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all([collecting.ended, sending.ended, texting.ended, listening.close()]);
    },
  };
}
