import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Invalidations } from './invalidations.ts';

const TAGS = ['a', 'b', 'c', 'd'];
const tag = fc.constantFrom(...TAGS);

test('an entry is stale if one of its tags was invalidated after it was begun', () => {
  const drops = fc.array(fc.array(tag, { minLength: 1 }), { maxLength: 12 });
  fc.assert(
    fc.property(drops, fc.array(tag), fc.nat(12), (dropped, tags, begun) => {
      fc.pre(begun <= dropped.length);
      const log = new Invalidations();
      for (const [index, names] of dropped.entries()) log.apply(index + 1, names);
      const later = dropped.slice(begun).flat();
      expect(log.isCurrent(tags, begun)).toBe(!tags.some((name) => later.includes(name)));
    }),
  );
});

test('repeated and unordered invalidations have the same effect', () => {
  const numberedInvalidations = fc.array(fc.record({ sequence: fc.integer({ min: 1, max: 9 }), tag }), {
    minLength: 1,
  });
  fc.assert(
    fc.property(numberedInvalidations, fc.nat(9), (drops, begun) => {
      const [inOrder, shuffled] = [new Invalidations(), new Invalidations()];
      for (const drop of drops.toSorted((one, other) => one.sequence - other.sequence))
        inOrder.apply(drop.sequence, [drop.tag]);
      for (const drop of [...drops, ...drops]) shuffled.apply(drop.sequence, [drop.tag]);
      for (const name of TAGS)
        expect(shuffled.isCurrent([name], begun)).toBe(inOrder.isCurrent([name], begun));
      expect(shuffled.applied).toBe(inOrder.applied);
    }),
  );
});

test('an unconfirmed invalidation makes its tags stale until its position is known', () => {
  const log = new Invalidations();
  log.apply(1, ['a']);
  log.doubt(['b']);
  const { doubts } = log;
  expect([log.isCurrent(['a'], 1), log.isCurrent(['a', 'b'], 1)]).toEqual([true, false]);
  // An invalidation received after the query is not covered by its answer.
  log.doubt(['c']);
  log.settle(doubts);
  expect([log.isCurrent(['b'], 1), log.isCurrent(['c'], 1)]).toEqual([false, false]);
  log.apply(2, ['b']);
  log.apply(3, ['c']);
  log.settle(log.doubts);
  expect([log.isCurrent(['b'], 1), log.isCurrent(['b'], 2), log.isCurrent(['c'], 2)]).toEqual([
    false,
    true,
    false,
  ]);
});

test('an invalidation is recognised by its number together with all its tags', () => {
  const log = new Invalidations();
  log.apply(5, ['a', 'b']);
  expect([log.knows(5, ['a', 'b']), log.knows(3, ['a']), log.knows(6, ['a']), log.knows(1, ['c'])]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

const flood = (log: Invalidations, site: string, count: number) => {
  for (let number = 1; number <= count; number += 1) log.apply(log.applied + 1, [`${site}/car/${number}`]);
};

test('forgets old tags of a flood and treats entries of that time as stale', () => {
  const log = new Invalidations();
  flood(log, 'harbour', 60_000);
  expect(log.isCurrent(['harbour/car/1'], 0)).toBe(false);
  expect(log.isCurrent(['harbour/never-dropped'], 1)).toBe(false);
  expect(log.isCurrent(['harbour/car/60000'], 59_999)).toBe(false);
  expect(log.isCurrent(['harbour/car/1', 'harbour/car/60000'], 60_000)).toBe(true);
});

test('25,000 invalidated tags of one site make no entry of another site stale', () => {
  const log = new Invalidations();
  log.apply(1, ['northside/page/']);
  flood(log, 'harbour', 25_000);
  expect([
    log.isCurrent(['northside/car/1'], 1),
    log.isCurrent(['northside/page/'], 1),
    log.isCurrent(['northside/page/'], 0),
    log.isCurrent(['harbour/site'], 1),
  ]).toEqual([true, true, false, false]);
});

test('an entry of two sites is stale if one of them is', () => {
  const log = new Invalidations();
  log.apply(1, ['northside/page/']);
  flood(log, 'harbour', 25_000);
  expect(log.isCurrent(['northside/car/1', 'harbour/site'], 1)).toBe(false);
  expect(log.isCurrent(['harbour/site', 'northside/car/1'], 1)).toBe(false);
});

test('keeps a few hundred tags for each of many sites', () => {
  const log = new Invalidations();
  for (let site = 0; site < 300; site += 1) flood(log, `site-${site}`, 400);
  expect(log.isCurrent(['site-0/page/'], 0)).toBe(true);
  expect([...log.floors()]).toEqual([]);
});

test('a single invalidation of more tags than a site may have is recognised', () => {
  const log = new Invalidations();
  const tags = Array.from({ length: 50_000 }, (_, number) => `harbour/car/${number}`);
  log.apply(1, tags);
  expect([log.knows(1, tags), log.isCurrent(tags, 0), log.isCurrent(tags, 1)]).toEqual([true, false, true]);
});
