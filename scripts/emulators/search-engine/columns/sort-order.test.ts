import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SortOrder } from './sort-order.ts';

describe('SortOrder', () => {
  it('stays sorted for single and bulk additions', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 30 }), { maxLength: 12 }),
        (batches) => {
          const keys: number[] = [];
          const compare = (a: number, b: number): number =>
            (keys[a] as number) - (keys[b] as number) || a - b;
          const order = new SortOrder([]);
          for (const batch of batches) {
            const slots = batch.map((key) => keys.push(key) - 1);
            order.add(slots, compare);
          }
          expect([...order.slots.subarray(0, order.count)]).toEqual(
            keys.map((_, slot) => slot).sort(compare),
          );
        },
      ),
    );
  });
});
