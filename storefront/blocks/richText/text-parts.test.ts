import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { textParts } from './text-parts.ts';

const text = (words: string, style = 'normal') => ({ _type: 'block', style, children: [{ text: words }] });

describe('parts of a text', () => {
  test('start at each heading', () => {
    const blocks = [text('Intro'), text('One', 'h2'), text('First'), text('Two', 'h3'), text('Second')];
    expect(textParts(blocks)).toEqual([[blocks[0]], [blocks[1], blocks[2]], [blocks[3], blocks[4]]]);
  });
  test('are not made of a text without headings', () =>
    expect(textParts([text('One'), text('Two')])).toBeNull());
  test('are not made of a long text', () =>
    expect(textParts([text('One', 'h2'), text('x'.repeat(3_000)), text('Two', 'h2')])).toBeNull());
  test('count a picture like a long paragraph', () => {
    const withPictures = (count: number) => [
      text('One', 'h2'),
      ...Array.from({ length: count }, () => ({ _type: 'picture' })),
      text('Two', 'h2'),
    ];
    expect(textParts(withPictures(1))).toHaveLength(2);
    expect(textParts(withPictures(4))).toBeNull();
  });
  test('keep every block in order', () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom('normal', 'h2', 'h3', 'blockquote')), (styles) => {
        const blocks = styles.map((style, index) => text(String(index), style));
        expect(textParts(blocks)?.flat() ?? blocks).toEqual(blocks);
      }),
    ));
});
