import { describe, expect, test } from 'vitest';
import type { TrailDelivery } from '../leads/inbox.ts';
import { explainDelivery, type LeadFacts, leadVerdict } from './explain-lead.ts';

const NOW = new Date('2026-11-28T02:00:00Z');
const delivery = (facts: Partial<TrailDelivery>): TrailDelivery => ({
  kind: 'dealer',
  name: '',
  state: 'waiting',
  messages: 1,
  attempts: 0,
  problem: null,
  sentAt: null,
  nextAttemptAt: '2026-11-28T02:01:00.000Z',
  ...facts,
});
const sent = delivery({
  state: 'sent',
  attempts: 1,
  sentAt: '2026-11-28T01:00:05.000Z',
  nextAttemptAt: null,
});
const failing = delivery({ attempts: 3, problem: '451 try again later' });
const dead = delivery({
  kind: 'webhook',
  name: 'CRM',
  state: 'dead',
  attempts: 9,
  problem: 'HTTP 410',
  nextAttemptAt: null,
});
const overdue = delivery({ nextAttemptAt: '2026-11-28T01:50:00.000Z' });
const lead = (facts: Partial<LeadFacts>): LeadFacts => ({
  id: 'l1',
  site: 'harbour',
  kind: 'enquiry',
  createdAt: new Date('2026-11-28T01:00:00Z'),
  isHeldBack: false,
  isFinished: true,
  deliveries: [],
  ...facts,
});

describe('a delivery', () => {
  test.each([
    [sent, 'The email to the dealer was accepted at 2026-11-28T01:00:05.000Z.'],
    [
      failing,
      'The email to the dealer failed 3 times: 451 try again later. The next attempt is at 2026-11-28T02:01:00.000Z.',
    ],
    [dead, 'The delivery to CRM failed for good after 9 attempts: HTTP 410.'],
    [
      overdue,
      'The email to the dealer has been due since 2026-11-28T01:50:00.000Z, but no worker is sending it.',
    ],
    [delivery({ kind: 'route' }), 'Choosing the channels is due at 2026-11-28T02:01:00.000Z.'],
    [delivery({ kind: 'shopper', state: 'needless' }), 'The email to the shopper was no longer needed.'],
    [
      delivery({ kind: 'shopper', state: 'needless', problem: 'enough mails to this address today' }),
      'The email to the shopper was not sent: enough mails to this address today.',
    ],
  ])('%#: %s', (facts, sentence) => expect(explainDelivery(facts, NOW)).toBe(sentence));
});

describe('a lead', () => {
  test.each<[string, Partial<LeadFacts>, RegExp]>([
    ['held back', { isHeldBack: true, deliveries: [sent] }, /held back as suspected spam/],
    ['failed for good in one channel', { deliveries: [sent, dead] }, /failed for good/],
    ['without a worker', { deliveries: [overdue] }, /Start a worker/],
    ['refused for now', { deliveries: [failing] }, /failed and will be retried/],
    ['unfinished', { isFinished: false, deliveries: [delivery({})] }, /has not finished the form/],
    ['being delivered', { deliveries: [delivery({})] }, /being delivered/],
    ['delivered', { deliveries: [sent] }, /spam folder/],
    ['without a recipient', { deliveries: [delivery({ kind: 'shopper' })] }, /No delivery to the dealer/],
  ])('that is %s is explained', (_, facts, words) => expect(leadVerdict(lead(facts), NOW)).toMatch(words));
});
