import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { StringTable } from './string-table.ts';

describe('StringTable', () => {
  it('maps every text to one code and back, also after serialisation', () => {
    const texts = fc.array(
      fc.oneof(fc.string({ maxLength: 8 }), fc.string({ unit: 'grapheme', maxLength: 4 })),
      { maxLength: 200 },
    );
    fc.assert(
      fc.property(texts, (list) => {
        const table = new StringTable();
        const wellFormed = list.map((text) => text.toWellFormed());
        const codes = wellFormed.map((text) => table.add(text));
        const again = new StringTable(structuredClone(table.parts()));
        expect(table.count).toBe(new Set(wellFormed).size);
        wellFormed.forEach((text, i) => {
          expect(again.find(text)).toBe(codes[i]);
          expect(again.get(codes[i] as number)).toBe(text);
        });
      }),
    );
  });

  it('sorts like JavaScript, including astral characters', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'b', 'é', '中', '\ue000', '\uffff', '😀'),
      maxLength: 4,
    });
    fc.assert(
      fc.property(fc.uniqueArray(text, { maxLength: 60 }), (list) => {
        const table = new StringTable();
        for (const one of list) table.add(one);
        expect(Array.from(table.inOrder(), (code) => table.get(code))).toEqual(list.toSorted());
      }),
    );
  });

  it('finds every spelling when case is ignored', () => {
    const table = new StringTable();
    for (const text of ['Toyota', 'TOYOTA', 'toyota', 'Škoda', 'ŠKODA', 'Kia']) table.add(text);
    expect(table.findIgnoringCase('toyota').sort()).toEqual([0, 1, 2]);
    expect(table.findIgnoringCase('škoda').sort()).toEqual([3, 4]);
    expect(table.find('kia')).toBe(-1);
  });
});
