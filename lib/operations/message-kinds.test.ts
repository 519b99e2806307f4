import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { CONFIRM_MAIL } from '../leads/alerts/confirmation.server.ts';
import { ALERT_MAIL } from '../leads/alerts/send.server.ts';
import { LEAD_MAILS } from '../leads/lead-to-deliver.server.ts';
import { NOTICE_KINDS } from '../leads/owner/notice-kinds.ts';
import { PRIZE_MAIL } from '../leads/prize-wheel/entries.server.ts';
import { SERVICE_MAILS } from '../leads/service-booking/mail-kinds.ts';
import { DRIVE_MAILS } from '../leads/test-drive/mail-kinds.ts';
import { WAITING_LIST_MAIL } from '../leads/waiting-list/notify.server.ts';
import { isMarketing, MESSAGE_NAMES, messageOf } from '../messaging/message-kinds.ts';
import { PAYMENT_MAILS } from '../payments/online-payment/machine.ts';
import { RESERVATION_MAILS } from '../payments/reservation/machine.ts';

const ROOT = path.join(import.meta.dirname, '../..');

/** All product files that may send a message. */
const sources = ['lib', 'storefront'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/node_modules|\.next|\.test\.|testing\//.test(name))
    .map((name) => readFileSync(path.join(ROOT, folder, name), 'utf8')),
);
const namesIn = (pattern: RegExp) =>
  sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name));

describe('the table of messages', () => {
  test('has every mail of the outbox', () => {
    const owed = [
      ...[...LEAD_MAILS, ...DRIVE_MAILS, ...SERVICE_MAILS].map((kind) => `lead.${kind}`),
      ...RESERVATION_MAILS.map((kind) => `reservation.${kind}`),
      ...PAYMENT_MAILS.map((kind) => `online_payment.${kind}`),
      `waiting_list.${WAITING_LIST_MAIL}`,
      `alert.${ALERT_MAIL}`,
      `alert.${CONFIRM_MAIL}`,
      `prize.${PRIZE_MAIL}`,
      ...NOTICE_KINDS.map((kind) => `lead_notice.${kind}`),
      'conversation.reply',
      'site_report.weekly',
    ];
    const outbox = MESSAGE_NAMES.filter((name) => !/^(?:text|staff|channel)\./.test(name));
    expect(outbox.toSorted()).toEqual(owed.toSorted());
  });

  test('has every SMS, and every mail outside the outbox', () => {
    const sent = namesIn(/\bname: '((?:text|staff|channel)\.\w+)'/g);
    expect([...new Set(sent)].toSorted()).toEqual(
      MESSAGE_NAMES.filter((name) => /^(?:text|staff|channel)\./.test(name)).toSorted(),
    );
  });

  test('gives the reason for each classification', () => {
    for (const name of MESSAGE_NAMES) expect(messageOf(name).why, name).toMatch(/^[A-Z].{10,}\.$/);
  });

  test('classifies messages that promote cars as marketing', () => {
    expect(MESSAGE_NAMES.filter(isMarketing)).toEqual(['waiting_list.free', 'alert.alert', 'text.alert']);
    expect(isMarketing('toString')).toBe(false);
  });
});
