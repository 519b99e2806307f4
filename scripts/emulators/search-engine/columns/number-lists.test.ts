import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NumberLists } from './number-lists.ts';

const number = fc.integer({ min: 0, max: 20 });
const writes = fc.array(fc.tuple(fc.nat(30), fc.array(number, { minLength: 2, maxLength: 5 })), {
  maxLength: 40,
});

it('answers ranges like a plain map after any writes and a restore', () => {
  fc.assert(
    fc.property(writes, number, number, (entries, low, high) => {
      const lists = new NumberLists();
      const plain = new Map<number, number[]>();
      for (const [slot, list] of entries) {
        lists.set(slot, list);
        plain.set(slot, list);
      }
      const expected = [...plain]
        .filter(([, list]) => list.some((value) => value >= low && value <= high))
        .map(([slot]) => slot)
        .sort((a, b) => a - b);
      for (const one of [lists, new NumberLists(structuredClone(lists.parts()))]) {
        const slots: number[] = [];
        one.eachWithin(low, high, (slot) => slots.push(slot));
        expect(slots.sort((a, b) => a - b)).toEqual(expected);
        for (let slot = 0; slot <= 31; slot++)
          expect(one.within(slot, low, high)).toBe(expected.includes(slot));
      }
    }),
  );
});
