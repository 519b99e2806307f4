import { expect, test } from 'vitest';
import { callEntries, type StoredCall } from './entries.ts';

const call = (facts: Partial<StoredCall>): StoredCall => ({
  id: 'call',
  direction: 'in',
  state: 'answered',
  source: null,
  authorId: null,
  startedAt: new Date('2026-11-30T02:00:00Z'),
  seconds: null,
  ...facts,
});

test('describes calls with duration and source', () => {
  const texts = callEntries([
    call({ seconds: 125, source: 'classified' }),
    call({ state: 'missed' }),
    call({ direction: 'out', seconds: 60 }),
    call({ direction: 'out', state: 'missed', source: 'a kind of later versions' }),
  ]).map(({ text }) => text);
  expect(texts).toEqual([
    'Answered call, 2 min 5 s, from Classifieds site',
    'Missed call',
    'Called the shopper, 1 min',
    'Called the shopper, no answer',
  ]);
});

test('sorts calls by time', () => {
  const later = call({ id: 'later', startedAt: new Date('2026-11-30T03:00:00Z') });
  expect(callEntries([later, call({})]).map(({ id }) => id)).toEqual(['call', 'later']);
});
