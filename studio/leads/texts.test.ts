import type { TrailDelivery } from '@forecourt/lib/leads/inbox';
import { expect, test } from 'vitest';
import { deliveryName, deliveryText, durationText, responseText, sizeText } from './texts.ts';

const AT = '2026-11-23T04:05:00Z';
const delivery = (facts: Partial<TrailDelivery>): TrailDelivery => ({
  kind: 'webhook',
  name: 'CRM',
  state: 'waiting',
  messages: 1,
  attempts: 0,
  problem: null,
  sentAt: null,
  nextAttemptAt: null,
  ...facts,
});

test.each([
  [{ state: 'sent', attempts: 1, sentAt: AT }, 'Sent on 23 Nov 2026, 2:05 pm'],
  [{ state: 'sent', messages: 3, sentAt: AT }, 'Sent on 23 Nov 2026, 2:05 pm, the last of 3'],
  [{ kind: 'route', state: 'sent', sentAt: AT }, 'Chosen on 23 Nov 2026, 2:05 pm'],
  [
    { kind: 'route', state: 'sent', sentAt: AT, problem: 'crm.example has no mail server' },
    'Chosen on 23 Nov 2026, 2:05 pm. Correct the address: crm.example has no mail server',
  ],
  [{ nextAttemptAt: AT }, 'Waiting, next try on 23 Nov 2026, 2:05 pm'],
  [
    { attempts: 2, problem: 'answered 500', nextAttemptAt: AT },
    'Tried 2 times: answered 500, next try on 23 Nov 2026, 2:05 pm',
  ],
  [{ state: 'dead', attempts: 1, problem: 'answered 410' }, 'Failed after 1 try: answered 410'],
  [{ state: 'needless' }, 'No longer needed'],
  [
    { state: 'needless', problem: 'enough mails to this address today' },
    'Not sent: enough mails to this address today',
  ],
] as const)('%j: %s', (facts, text) =>
  expect(deliveryText(delivery(facts), 'Australia/Brisbane')).toBe(text),
);

test('a channel is named after its name and kind, a mail channel after its recipient', () => {
  expect(deliveryName(delivery({}))).toBe('CRM (Webhook)');
  expect(deliveryName({ kind: 'dealer', name: '' })).toBe('Email to the dealership');
});

test.each([
  [35, '35 min'],
  [252, '4 h 12 min'],
  [5_000, '3 days'],
])('%i minutes are %s', (minutes, text) => expect(durationText(minutes)).toBe(text));

test('a week without a response has no response time', () => {
  expect(responseText({ week: '', leads: 3, answered: 0, medianMinutes: null })).toBe('0 of 3 answered');
  expect(responseText({ week: '', leads: 3, answered: 2, medianMinutes: 61 })).toBe(
    'half within 1 h 1 min, 2 of 3 answered',
  );
});

test.each([
  [0, '1 KB'],
  [12_400, '12 KB'],
  [999_400, '999 KB'],
  [1_440_000, '1.4 MB'],
])('%i bytes are %s', (bytes, text) => expect(sizeText(bytes)).toBe(text));
