import { expect, test } from 'vitest';
import { quotaState } from './quota.ts';

const NOW = new Date('2026-11-30T10:00:50Z');
const minute = { name: 'minute', limit: 60, windowSeconds: 60 } as const;
const day = { name: 'day', limit: 1_000, windowSeconds: 86_400 } as const;

test('states the policy, the remaining requests and the seconds until the windows end', () => {
  expect(
    quotaState(
      [
        { ...minute, used: 3 },
        { ...day, used: 1_000 },
      ],
      NOW,
    ),
  ).toEqual({
    isWithin: true,
    retryAfter: 0,
    headers: {
      'ratelimit-policy': '"minute";q=60;w=60, "day";q=1000;w=86400',
      ratelimit: '"minute";r=57;t=10, "day";r=0;t=50350',
    },
  });
});

test('asks to wait for the longest exceeded window', () => {
  const state = quotaState(
    [
      { ...minute, used: 61 },
      { ...day, used: 1_001 },
    ],
    NOW,
  );
  expect(state).toMatchObject({ isWithin: false, retryAfter: 50_350 });
  expect(quotaState([{ ...minute, used: 61 }], NOW)).toMatchObject({ isWithin: false, retryAfter: 10 });
});
