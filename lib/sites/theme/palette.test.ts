import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast, hexOf, oklchOf } from './oklch.ts';
import { EDGE_CONTRAST, EDGE_PAIRS, palettes, TEXT_CONTRAST, TEXT_PAIRS } from './palette.ts';

/** Colours of the demo sites, and difficult ones: yellow, mid grey, near white, near black. */
const THEMES = [
  { accent: '#1d4ed8', brand: '#0f172a' },
  { accent: '#c8102e', brand: '#111111' },
  { accent: '#f5b400', brand: '#14532d' },
  { accent: '#0e7490', brand: '#164e63' },
  { accent: '#777777', brand: '#777777' },
  { accent: '#fefefe', brand: '#fefefe' },
  { accent: '#000000', brand: '#000000' },
];
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

function failures(theme: { accent: string; brand: string }): string[] {
  return Object.entries(palettes(theme)).flatMap(([name, palette]) =>
    [
      ...TEXT_PAIRS.map((pair) => [...pair, TEXT_CONTRAST] as const),
      ...EDGE_PAIRS.map((pair) => [...pair, EDGE_CONTRAST] as const),
    ]
      .filter(([front, back, least]) => contrast(palette[front], palette[back]) < least)
      .map(
        ([front, back]) =>
          `${name}: ${front} ${palette[front]} on ${back} ${palette[back]}: ${contrast(palette[front], palette[back]).toFixed(2)}`,
      ),
  );
}

describe('palette', () => {
  test.each(THEMES)('every text pair is readable: $accent on $brand', (theme) => {
    expect(failures(theme)).toEqual([]);
  });

  test('every text pair is readable for any two colours', () => {
    fc.assert(
      fc.property(hex, hex, (accent, brand) => {
        expect(failures({ accent, brand })).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test('keeps the accent that the editor chose', () => {
    fc.assert(fc.property(hex, (accent) => palettes({ accent, brand: '#0f172a' }).light.accent === accent));
  });
});

describe('colour arithmetic', () => {
  test('converts to OKLCH and back without loss', () => {
    fc.assert(
      fc.property(hex, (colour) => {
        const back = hexOf(oklchOf(colour));
        const channels = (value: string) =>
          [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16));
        channels(back).forEach((value, index) => {
          expect(Math.abs(value - (channels(colour)[index] ?? 0))).toBeLessThanOrEqual(1);
        });
      }),
    );
  });

  test('contrast is 21 for black on white and 1 for equal colours', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#1d4ed8', '#1d4ed8')).toBe(1);
  });
});
