import { expect, test } from 'vitest';
import { comparedText, priceEffectText } from './texts.ts';

test.each([
  [null, '–'],
  [{ share: 0.004 }, 'Same'],
  [{ share: 0.094 }, '9% above'],
  [{ share: -0.121 }, '12% below'],
])('describes a price compared with similar vehicles: %j', (market, text) =>
  expect(comparedText(market)).toBe(text),
);

test('describes views and enquiries before and after a price change', () =>
  expect(
    priceEffectText({
      day: '2026-11-03',
      difference: -1_500,
      views: { before: 2.14, after: 14.4 },
      enquiries: { before: 0, after: 0.21 },
    }),
  ).toBe(
    'Price reduced by $1,500 on 3 Nov 2026. Views a day: 2.1 before, 14 after. Enquiries a day: 0 before, 0.2 after.',
  ));

test('says if there are too few days to compare', () =>
  expect(priceEffectText({ day: '2026-11-28', difference: 500, views: null, enquiries: null })).toBe(
    'Price raised by $500 on 28 Nov 2026. Too few days before or after it to compare.',
  ));
