import type { Geocoded } from '@forecourt/lib/platform/geocode/geocode.server';
import { expect, test } from 'vitest';
import { placeFinder } from './place-finder.ts';

const BURPENGARY: Geocoded = {
  ok: true,
  place: { lat: -27.1, lng: 152.9, name: 'Burpengary 4505', postcode: '4505' },
};

/** Returns a finder with a fake provider, and the recorded requests. */
function finder(answers: Record<string, Geocoded>) {
  const questions: string[] = [];
  const find = placeFinder(async (near) => {
    questions.push(near);
    return answers[near] ?? { ok: false, reason: 'unknown' };
  });
  return { find, questions };
}

/** Returns a rate limit check that allows this many requests. */
const asker = (most: number) => {
  let count = 0;
  return async () => ++count <= most;
};

test('returns only cached places over the limit', async () => {
  const { find, questions } = finder({ 4505: BURPENGARY });
  const flood = asker(3);
  const answers = [];
  for (const near of ['Aa', 'Bb', 'Cc', '4505', '4505']) answers.push(await find(near, flood));
  expect(answers.map((answer) => 'reason' in answer && answer.reason)).toEqual([
    'unknown',
    'unknown',
    'unknown',
    'busy',
    'busy',
  ]);
  const place = { place: { near: '4505', lat: -27.1, lng: 152.9, name: 'Burpengary 4505', state: 'QLD' } };
  expect(await find('4505', asker(1))).toEqual(place);
  expect(await find('4505', flood)).toEqual(place);
  expect(questions).toEqual(['Aa', 'Bb', 'Cc', '4505']);
});

test('looks up any spelling of a name once', async () => {
  const { find, questions } = finder({});
  const once = asker(1);
  await find('Perth', once);
  await Promise.all(['PERTH', 'perth'].map((near) => find(near, once)));
  expect(questions).toEqual(['Perth']);
  const { find: findAtOnce, questions: questionsAtOnce } = finder({ 4505: BURPENGARY });
  await Promise.all([1, 2, 3].map(() => findAtOnce('4505', asker(1))));
  expect(questionsAtOnce).toEqual(['4505']);
});

test('retries a failed lookup', async () => {
  const answers: Record<string, Geocoded> = { 4505: { ok: false, reason: 'down' } };
  const { find } = finder(answers);
  expect(await find('4505', asker(1))).toEqual({ reason: 'down' });
  answers[4505] = BURPENGARY;
  expect(await find('4505', asker(1))).toHaveProperty('place');
});
