import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Drops } from './drops.ts';

const TAGS = ['a', 'b', 'c', 'd'];
const tag = fc.constantFrom(...TAGS);

test('what was begun before a drop of one of its tags is not current, all else is', () => {
  const drops = fc.array(fc.array(tag, { minLength: 1 }), { maxLength: 12 });
  fc.assert(
    fc.property(drops, fc.array(tag), fc.nat(12), (dropped, tags, begun) => {
      fc.pre(begun <= dropped.length);
      const log = new Drops();
      for (const [index, names] of dropped.entries()) log.apply(index + 1, names);
      const later = dropped.slice(begun).flat();
      expect(log.isCurrent(tags, begun)).toBe(!tags.some((name) => later.includes(name)));
    }),
  );
});

test('drops that come twice or out of order say the same', () => {
  const numberedDrops = fc.array(fc.record({ sequence: fc.integer({ min: 1, max: 9 }), tag }), {
    minLength: 1,
  });
  fc.assert(
    fc.property(numberedDrops, fc.nat(9), (drops, begun) => {
      const [inOrder, shuffled] = [new Drops(), new Drops()];
      for (const drop of drops.toSorted((one, other) => one.sequence - other.sequence))
        inOrder.apply(drop.sequence, [drop.tag]);
      for (const drop of [...drops, ...drops]) shuffled.apply(drop.sequence, [drop.tag]);
      for (const name of TAGS)
        expect(shuffled.isCurrent([name], begun)).toBe(inOrder.isCurrent([name], begun));
      expect(shuffled.applied).toBe(inOrder.applied);
    }),
  );
});

test('nothing with a tag is current whose drop has no place yet, and all is that was begun after that place', () => {
  const log = new Drops();
  log.apply(1, ['a']);
  log.doubt(['b']);
  const { doubts } = log;
  expect([log.isCurrent(['a'], 1), log.isCurrent(['a', 'b'], 1)]).toEqual([true, false]);
  // Another one that was heard after the question is not answered by it.
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

test('a drop is known by its number and all of its tags: a log that was emptied gives the numbers again', () => {
  const log = new Drops();
  log.apply(5, ['a', 'b']);
  expect([log.knows(5, ['a', 'b']), log.knows(3, ['a']), log.knows(6, ['a']), log.knows(1, ['c'])]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('a flood of tags is forgotten, and what it might have dropped counts as dropped', () => {
  const log = new Drops();
  for (let sequence = 1; sequence <= 30_000; sequence += 1) log.apply(sequence, [`tag-${sequence}`]);
  expect(log.isCurrent(['tag-1'], 0)).toBe(false);
  expect(log.isCurrent(['never dropped'], 1)).toBe(false);
  expect(log.isCurrent(['tag-30000'], 29_999)).toBe(false);
  expect(log.isCurrent(['tag-1', 'tag-30000'], 30_000)).toBe(true);
});
