import { expect, test } from 'vitest';
import { mentionsCreditCost, statesComparisonRate } from './credit-cost.ts';

test('recognises texts with a rate or a repayment (OPEN-078)', () => {
  for (const words of [
    '7.49% p.a. on Harbour Certified cars',
    'Fixed at 5.49 % pa for three years',
    'From 9% per annum',
    'Yours for $99 a week',
    'From $1,299.50 per month',
    '$100 to $125 a week',
    '$215 a fortnight, no deposit',
    '年利率 4.9% 起',
    '固定利率 4.9% 每年',
    '每周 $99 起',
    '$99/周',
    'Chỉ 4,9%/năm',
    'từ $99 mỗi tuần',
    '4.9% سنويًا',
    '\u2066$99\u2069 أسبوعيًا',
  ])
    expect([words, mentionsCreditCost(words)]).toEqual([words, true]);
  for (const words of [
    'At least 10% deposit',
    'Up to $5,000 less',
    'Pre-trip check, $149',
    'Ring a week ahead',
    '5% paid back',
    '首付 10%，优惠 $500',
    'Giảm $500 trong tháng này',
    'خصم $500 هذا الشهر',
    '',
  ])
    expect([words, mentionsCreditCost(words)]).toEqual([words, false]);
});

test('recognises a text that states its comparison rate and the warning (OPEN-078)', () => {
  const warning = 'WARNING: This comparison rate is true only for the examples given.';
  for (const words of ['5.49% p.a., 7.34% p.a. comparison rate.', '5.49% p.a. (comparison rate 7.34% p.a.).'])
    expect([words, statesComparisonRate(`${words} ${warning}`)]).toEqual([words, true]);
  expect(statesComparisonRate('5.49% p.a., 7.34% p.a. comparison rate')).toBe(false);
  expect(statesComparisonRate(`5.49% p.a. Ask for the comparison rate. ${warning}`)).toBe(false);
});
