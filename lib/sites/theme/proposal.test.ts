import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adviseAccent } from './accent.ts';
import { contrast, oklchOf } from './oklch.ts';
import { proposeColours } from './proposal.ts';
import { reportPairs } from './report.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const logoColours = fc.array(fc.record({ hex, share: fc.double({ min: 0, max: 1, noNaN: true }) }), {
  maxLength: 5,
});

test('keeps an accent that is visible on the page', () => {
  for (const colour of ['#1d4ed8', '#f5b400', '#000000', '#0e7490'])
    expect(adviseAccent(colour)).toEqual({ kind: 'good', colour });
});

test('darkens a pale accent in its own hue and says so', () => {
  const advice = adviseAccent('#FFF6B0');
  expect(advice).toMatchObject({
    kind: 'adjusted',
    reason: expect.stringContaining('so it is darkened to #'),
  });
  if (advice.kind !== 'adjusted') return;
  expect(contrast(advice.colour, '#ffffff')).toBeGreaterThanOrEqual(1.5);
  expect(Math.abs(oklchOf(advice.colour).h - oklchOf('#fff6b0').h)).toBeLessThan(6);
});

test('rejects white with an explanation', () => {
  expect(adviseAccent('#fdfdfd')).toMatchObject({
    kind: 'refused',
    reason: expect.stringMatching(/invisible on a white page.*Choose a stronger colour\.$/),
  });
});

test('proposes readable pairs for any colour', () => {
  fc.assert(
    fc.property(logoColours, fc.option(hex, { nil: undefined }), (logo, wish) => {
      const proposal = proposeColours(logo, wish);
      if (proposal === null) expect([logo.length, wish]).toEqual([0, undefined]);
      else if ('colours' in proposal) {
        expect(reportPairs(proposal.colours).filter(({ passes }) => !passes)).toEqual([]);
        expect(adviseAccent(proposal.colours.accent).kind).toBe('good');
      }
    }),
    { numRuns: 200 },
  );
});

test('uses the strongest colour of a logo as accent and another as tint', () => {
  const proposal = proposeColours([
    { hex: '#0b2a4a', share: 0.7 },
    { hex: '#e4572e', share: 0.2 },
    { hex: '#eeeeee', share: 0.1 },
  ]);
  expect(proposal).toMatchObject({ colours: { accent: '#e4572e' } });
  const { h } = oklchOf(proposal && 'colours' in proposal ? proposal.colours.brand : '#000000');
  expect(Math.abs(h - oklchOf('#0b2a4a').h)).toBeLessThan(8);
});

test('proposes black and white for a black logo', () => {
  expect(proposeColours([{ hex: '#111111', share: 1 }])).toMatchObject({ colours: { accent: '#111111' } });
});
