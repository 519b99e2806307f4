import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { SAMPLE_APPROVAL } from '@forecourt/lib/vehicle/finance/sample-finance';
import { describe, expect, test } from 'vitest';
import { approvedBasis } from './weekly-basis.ts';

const ZONE = 'Australia/Brisbane';
const TERMS = { deposit: 2_000, years: 5 };

const basisIn = (language: 'en' | 'zh' | 'vi' | 'ar', terms: typeof TERMS | null) =>
  approvedBasis(terms, SAMPLE_APPROVAL, ZONE, { t: translatorOf(language, 'weeklyBasis'), language });

describe('what filter and order by week are based on', () => {
  test('names a pre-approval with its end and its limit', () =>
    expect(basisIn('en', null)).toBe(
      'Pre-approved until 1 Jul 2026, up to $40,000. Above that, figures are lenders’ examples.',
    ));

  test('adds the deposit to the limit of a pre-approval', () =>
    expect(basisIn('en', TERMS)).toBe(
      'Pre-approved until 1 Jul 2026, up to $40,000 and your $2,000 deposit. ' +
        'Above that, figures are estimates for your 5-year term.',
    ));

  test('leaves out a deposit of nothing', () =>
    expect(basisIn('en', { ...TERMS, deposit: 0 })).toBe(
      'Pre-approved until 1 Jul 2026, up to $40,000. Above that, figures are estimates for your 5-year term.',
    ));

  test('names the order of the vehicles above the limit', () =>
    expect(translatorOf('en', 'weeklyBasis')('inOrder', { basis: 'Basis.', nouns: 'caravans' })).toBe(
      'Basis. The caravans above that come last, by price.',
    ));

  test('is in the language of the page', () => {
    expect(basisIn('zh', TERMS)).toBe(
      '预批有效期至 2026年7月1日，额度 $40,000，另加您的 $2,000 首付。超出部分的数字为按您的 5 年期限计算的估算。',
    );
    for (const language of ['vi', 'ar'] as const) {
      expect(basisIn(language, TERMS)).toMatch(/\$40,000.*\$2,000/);
      expect(basisIn(language, TERMS)).not.toContain('Pre-approved');
    }
  });
});
