import { queueDriveReminders } from '@forecourt/lib/leads/test-drive/queue-reminders.server';
import type pg from 'pg';
import { MAIL_SITE } from '../../lead/testing.ts';
import { SECRET } from '../../reservations/testing/shopper.ts';

export const TEXTS = { account: 'AC1', token: 'secret' };

export const remind = (pool: pg.Pool, textHost: string, problems: unknown[] = []): Promise<number> =>
  queueDriveReminders({
    pool,
    site: async () => MAIL_SITE,
    sender: { host: textHost, ...TEXTS, from: 'Sample' },
    secret: SECRET,
    report: (error) => problems.push(error),
  });
