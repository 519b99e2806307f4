import { MOST_IDENTITIES } from '@forecourt/lib/inventory/stock/sample/listed-vehicles';
import { expect, test } from 'vitest';
import { elsewhereFields, elsewhereProblem, listedElsewhere } from './listedElsewhere.ts';

const FEEDS = [
  { feed: 'harbour', count: 30 },
  { feed: 'northside', count: 2 },
];

test('adds up the answers about a long file', async () => {
  const asked: number[] = [];
  const office = {
    listedVehicles: async ({ vins, plates }: { vins: string[]; plates: string[] }) => {
      asked.push(vins.length, plates.length);
      return {
        feeds: [
          { feed: 'harbour', count: 1 },
          ...(plates.length > 0 ? [{ feed: 'northside', count: 3 }] : []),
        ],
      };
    },
  };
  const vins = Array.from({ length: MOST_IDENTITIES + 1 }, (_, index) => `VIN${index}`);
  const signal = new AbortController().signal;
  expect(await listedElsewhere(office, { vins, plates: ['ABC123'] }, signal)).toEqual([
    { feed: 'northside', count: 3 },
    { feed: 'harbour', count: 2 },
  ]);
  expect(asked).toEqual([MOST_IDENTITIES, 1, 1, 0]);
});

test('asks nothing about a file without VINs and plates', async () => {
  const office = { listedVehicles: () => Promise.reject(new Error('asked')) };
  expect(await listedElsewhere(office, { vins: [], plates: [] }, new AbortController().signal)).toEqual([]);
});

test('names the first feed without a choice', () => {
  expect(elsewhereProblem(FEEDS, { harbour: 'replace' })).toBe(
    'Choose what happens to the cars that the feed northside lists already.',
  );
  expect(elsewhereProblem(FEEDS, { harbour: 'replace', northside: 'leave' })).toBeNull();
  expect(elsewhereProblem([], {})).toBeNull();
});

test('turns the choices into fields of the document', () => {
  expect(elsewhereFields(FEEDS, { harbour: 'replace', northside: 'both' })).toEqual({
    replaces: ['harbour'],
    accept: ['elsewhere'],
  });
  expect(elsewhereFields(FEEDS, { harbour: 'leave', northside: 'leave' })).toEqual({});
});
