import { sendNextSms } from '@forecourt/lib/leads/alerts/sms.server';
import type pg from 'pg';
import { MAIL_SITE, readerOf } from '../lead/testing.ts';
import { SECRET } from '../reservations/testing/shopper.ts';
import { noonTomorrow } from './testing.ts';

export const TEXTS = { account: 'AC1', token: 'secret' };

export async function sendTexts(pool: pg.Pool, textHost: string): Promise<void> {
  const sender = { host: textHost, ...TEXTS, from: 'Sample' };
  const texts = { pool, reader: readerOf(MAIL_SITE), sender, secret: SECRET, clock: noonTomorrow };
  while (await sendNextSms(texts));
}
