import fc from 'fast-check';
import { applyPatch } from 'mendoza';
import { describe, expect, it } from 'vitest';
import { encode } from './encode.ts';

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc
    .tuple(fc.constantFrom('Größe ', 'naïve 😀😀 ', 'plain words '), fc.string())
    .map((parts) => parts.join('')),
);
const key = fc
  .oneof(fc.constantFrom('a', 'b', 'title', '_key', 'Ä'), fc.string())
  .filter((name) => name !== '__proto__');
const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: 'medium' },
    text,
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('item'), { maxLength: 8 }),
    tie('object'),
  ),
  item: fc.oneof(
    tie('value'),
    fc.record(
      { _key: fc.constantFrom('k1', 'k2', 'k3', 'k4'), text: tie('value') },
      { requiredKeys: ['_key'] },
    ),
  ),
  object: fc.dictionary(key, tie('value'), { maxKeys: 6, noNullPrototype: true }),
}));
const document = json.object as fc.Arbitrary<Record<string, unknown>>;

/** Pairs that have much in common, like two revisions of a document. */
const revisions = fc.tuple(document, document, document).map(
  ([shared, a, b]) =>
    [
      { ...shared, ...a },
      { ...b, ...shared },
    ] as const,
);

describe('encode', () => {
  it('returns a patch that turns the left document into the right one', () => {
    fc.assert(
      fc.property(fc.oneof(revisions, fc.tuple(document, document)), ([left, right]) => {
        expect(applyPatch(left, encode(left, right))).toEqual(right);
      }),
      { numRuns: 5000 },
    );
  });

  it('transforms strings with any characters in common', () => {
    const affixedTexts = fc
      .tuple(text, text, text, text)
      .map(([start, a, b, end]) => [{ text: `${start}${a}${end}` }, { text: `${start}${b}${end}` }]);
    fc.assert(
      fc.property(affixedTexts, ([left, right]) => {
        expect(applyPatch(left, encode(left, right))).toEqual(right);
      }),
      { numRuns: 5000 },
    );
  });

  it('creates from and deletes to nothing', () => {
    expect(applyPatch(null, encode(null, { a: 1 }))).toEqual({ a: 1 });
    expect(encode({ a: 1 }, null)).toEqual([0, null]);
  });

  it('is empty without changes', () => {
    fc.assert(
      fc.property(document, (value) => {
        expect(encode(value, structuredClone(value))).toEqual([]);
      }),
    );
  });

  it('moves one of a hundred blocks without repeating its text', () => {
    const blocks = Array.from({ length: 100 }, (_, i) => ({
      _key: `k${i}`,
      text: 'A paragraph of words. '.repeat(10),
    }));
    const movedBlocks = [...blocks.slice(1), blocks[0]];
    expect(JSON.stringify(encode({ blocks }, { blocks: movedBlocks })).length).toBeLessThan(100);
  });

  it('edits a word inside a long text without sending the text', () => {
    const body = 'Seven seats and a tow bar. '.repeat(200);
    const patch = encode({ body: `${body}red${body}` }, { body: `${body}blue${body}` });
    expect(JSON.stringify(patch).length).toBeLessThan(60);
  });
});
