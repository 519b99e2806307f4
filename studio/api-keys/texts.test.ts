import type { DeliveryAnswer, WebhookAnswer } from '@forecourt/lib/operations/webhooks/webhook';
import { expect, test } from 'vitest';
import { deliveryText, quotaText, webhookState } from './texts.ts';

const ZONE = 'Australia/Brisbane';
const webhook: WebhookAnswer = {
  id: 'w',
  apiKeyId: 'k',
  url: 'https://crm.example/events',
  topics: ['stock'],
  createdAt: '2026-11-30T00:00:00Z',
  createdBy: 'uadmin',
  disabledAt: null,
  disabledReason: null,
  failingSince: null,
  waiting: 0,
};
const delivery: DeliveryAnswer = {
  id: '1',
  eventId: 'e',
  type: 'vehicle.added',
  subject: 'vehicle:a',
  state: 'waiting',
  attempts: 0,
  problem: null,
  createdAt: '2026-11-30T00:00:00Z',
  sentAt: null,
  nextAttemptAt: '2026-11-30T01:05:00Z',
};

test('states whether a webhook is active, failing or disabled, and why', () => {
  expect(webhookState(webhook, ZONE)).toEqual({ label: 'Active', tone: 'positive', text: null });
  expect(webhookState({ ...webhook, waiting: 1 }, ZONE).text).toBe('1 event is waiting.');
  expect(webhookState({ ...webhook, failingSince: '2026-11-30T00:00:00Z', waiting: 1_200 }, ZONE)).toEqual({
    label: 'Failing',
    tone: 'caution',
    text: 'No event was accepted since 30 Nov 2026, 10:00 am. 1,200 events are waiting. Delivery is retried.',
  });
  expect(
    webhookState({ ...webhook, disabledAt: '2026-11-30T00:00:00Z', disabledReason: 'gone' }, ZONE),
  ).toEqual({
    label: 'Disabled',
    tone: 'critical',
    text: 'Disabled, because the receiver answered that the address no longer exists. Since 30 Nov 2026, 10:00 am.',
  });
});

test('states when an event was accepted or is tried next, and the last error', () => {
  expect(deliveryText(delivery, ZONE)).toBe('Next attempt 30 Nov 2026, 11:05 am, 0 attempts');
  expect(
    deliveryText({ ...delivery, state: 'sent', attempts: 1, sentAt: '2026-11-30T01:00:00Z' }, ZONE),
  ).toBe('Accepted 30 Nov 2026, 11:00 am, 1 attempt');
  expect(deliveryText({ ...delivery, state: 'dead', attempts: 12, problem: 'answered 422' }, ZONE)).toBe(
    '12 attempts, last error: answered 422',
  );
});

test('states the quotas of a key', () => {
  expect(quotaText({ perMinute: 120, perDay: 20_000 })).toBe('Up to 120 requests a minute and 20,000 a day');
});
