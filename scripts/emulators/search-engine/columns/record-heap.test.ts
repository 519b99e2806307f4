import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RecordHeap } from './record-heap.ts';

describe('RecordHeap', () => {
  it('returns every record unchanged to the writing thread and to another view', () => {
    const record = fc.dictionary(
      fc.string({ maxLength: 5 }).filter((name) => name !== '__proto__'),
      fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.string({ unit: 'binary' }), fc.maxSafeInteger()),
      { maxKeys: 6 },
    );
    fc.assert(
      fc.property(fc.array(record, { maxLength: 40 }), (records) => {
        const heap = new RecordHeap();
        const storedRecords = records.map((original, i) => ({
          ...(JSON.parse(JSON.stringify(original)) as object),
          objectID: String(i),
        }));
        const places = storedRecords.map((one) => heap.append(one));
        const view = new RecordHeap(heap.parts());
        expect(places.map((place) => heap.read(place))).toEqual(storedRecords);
        expect(places.map((place) => view.read(place))).toEqual(storedRecords);
      }),
    );
  });

  it('reads records of an older snapshot', () => {
    const json = JSON.stringify(['1', 'Škoda', 2020, null]);
    const chunk = new SharedArrayBuffer(256);
    const length = Buffer.from(chunk).write(json, 8);
    const heap = new RecordHeap({
      chunks: [chunk],
      used: [8 + length],
      shapes: [['objectID', 'make', 'year', 'price']],
    });
    const earlier = { objectID: '1', make: 'Škoda', year: 2020, price: null };
    expect(heap.read({ position: 8, length, shape: 0 })).toEqual(earlier);
    const later = { ...earlier, objectID: '2', price: -12.5 };
    expect(heap.read(heap.append(later))).toEqual(later);
  });

  it('stores text shared by many records once', () => {
    const heap = new RecordHeap();
    const record = (i: number) => ({
      objectID: `vehicle ${i}`,
      make: 'Toyota',
      features: ['Bull Bar', `${i}`],
    });
    const places = Array.from({ length: 20_000 }, (_, i) => heap.append(record(i)));
    const view = new RecordHeap(structuredClone(heap.parts()));
    for (const i of [0, 1, 4095, 4096, 9000, 19_999])
      expect(view.read(places[i] as (typeof places)[number])).toEqual(record(i));
    expect(heap.bytes / places.length).toBeLessThan(JSON.stringify(Object.values(record(19_999))).length);
  });

  it('continues in a new chunk when one is full', () => {
    const heap = new RecordHeap();
    const text = 'x'.repeat(90_000);
    const places = Array.from({ length: 400 }, (_, i) => heap.append({ objectID: String(i), text }));
    expect(heap.chunks.length).toBeGreaterThan(1);
    expect(places.map((place) => heap.read(place).objectID)).toEqual(places.map((_, i) => String(i)));
  });
});
