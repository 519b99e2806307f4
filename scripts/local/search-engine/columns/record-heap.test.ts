import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RecordHeap } from './record-heap.ts';

describe('RecordHeap', () => {
  it('gives every record back as it was, from the thread that wrote it and from another view', () => {
    const record = fc.dictionary(
      fc.string({ maxLength: 5 }).filter((name) => name !== '__proto__'),
      fc.jsonValue({ maxDepth: 2 }),
      { maxKeys: 6 },
    );
    fc.assert(
      fc.property(fc.array(record, { maxLength: 40 }), (records) => {
        const heap = new RecordHeap();
        const stored = records.map((original, i) => ({
          ...(JSON.parse(JSON.stringify(original)) as object),
          objectID: String(i),
        }));
        const places = stored.map((one) => heap.append(one));
        const view = new RecordHeap(heap.parts());
        expect(places.map((place) => heap.read(place))).toEqual(stored);
        expect(places.map((place) => view.read(place))).toEqual(stored);
      }),
    );
  });

  it('goes on in a new chunk when one is full', () => {
    const heap = new RecordHeap();
    const text = 'x'.repeat(90_000);
    const places = Array.from({ length: 100 }, (_, i) => heap.append({ objectID: String(i), text }));
    expect(heap.chunks.length).toBeGreaterThan(1);
    expect(places.map((place) => heap.read(place).objectID)).toEqual(places.map((_, i) => String(i)));
  });
});
