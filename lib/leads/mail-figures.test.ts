import { describe, expect, test } from 'vitest';
import { FURTHER_LANGUAGES } from '../platform/language/languages.ts';
import { parseSettings } from '../sites/settings.ts';
import { NO_PAYMENT, type PreApproval } from '../vehicle/finance/payment-choice.ts';
import { shopperEstimate } from '../vehicle/finance/shopper-estimate.ts';
import { sampleVehicle } from '../vehicle/sample-vehicle.ts';
import { alertText } from './alerts/messages.ts';
import { mailFigures } from './mail-figures.ts';

const NOW = new Date('2026-06-01T00:00:00Z');
const LENDER = {
  financeProvider: 'Bay Finance',
  deposit: 4_000,
  paymentWeek: 160,
  interestRate: 8.49,
  comparisonRate: 9.29,
  termYears: 5,
  balloon: 12_000,
};
const APPROVAL: PreApproval = {
  lender: 'YouX',
  amount: 40_000,
  rate: 7.49,
  comparisonRate: 8.2,
  years: 5,
  fee: 495,
  expiresAt: '2026-07-01T00:00:00.000Z',
};
const WARNING = 'WARNING: This comparison rate is true only for the examples given';
const vehicle = sampleVehicle({ price: 40_000, finance_lenders: [LENDER] as never });
const siteWith = (finance: object) => ({ finance: { timeZone: 'Australia/Brisbane', ...finance } });
const onCards = siteWith({ cardRepayment: 'priceAndWeekly', estimateLabel: 'preApproved' });
const priceOnly = siteWith({ cardRepayment: 'priceOnly' });

describe('the weekly figure of a message', () => {
  test('is the lender’s payment where cards show it, and never says Pre-Approved', () => {
    const { weeklyOf, creditWords } = mailFigures(onCards, NO_PAYMENT, NOW);
    expect(weeklyOf(vehicle)).toBe(
      'From $160 per week, 9.29% p.a. comparison rate. Estimated: 10.0% deposit, 5-year term, 30% final payment.',
    );
    expect(creditWords([vehicle])).toContain(WARNING);
  });

  test('is missing where cards show prices alone, until the shopper says how they pay', () => {
    const none = mailFigures(priceOnly, NO_PAYMENT, NOW);
    expect(none.weeklyOf(vehicle)).toBeNull();
    expect(none.creditWords([vehicle])).toBe('');
    const own = mailFigures(priceOnly, { choice: { deposit: 8_000, years: 7 }, approval: null }, NOW);
    expect(own.weeklyOf(vehicle)).toContain('Estimated: $8,000 deposit, 7-year term');
  });

  test('is the one of the card, for each way to pay', () => {
    const { settings } = parseSettings(onCards.finance);
    for (const choice of [null, { deposit: 8_000, years: 7 }])
      for (const approval of [null, APPROVAL]) {
        const weekly = shopperEstimate(vehicle, settings, { choice, approval }, NOW)?.weekly;
        expect(mailFigures(onCards, { choice, approval }, NOW).weeklyOf(vehicle)).toContain(
          `$${weekly} per week`,
        );
      }
  });

  test('has the label, expiry and lender of a pre-approval that covers the vehicle', () => {
    const approved = mailFigures(onCards, { choice: null, approval: APPROVAL }, NOW);
    expect(approved.weeklyOf(vehicle)).toContain('Pre-approved until 1 Jul 2026: no deposit, 5-year term.');
    expect(approved.creditWords([vehicle])).toContain('YouX.');
    const ended = mailFigures(
      onCards,
      { choice: null, approval: APPROVAL },
      new Date('2026-07-01T00:00:00Z'),
    );
    expect(ended.weeklyOf(vehicle)).toContain('From $160 per week');
    expect(ended.creditWords([vehicle])).not.toContain('YouX');
  });

  test('is in the language of the mail, with its legal words in English', () => {
    for (const language of FURTHER_LANGUAGES) {
      const { weeklyOf, creditWords } = mailFigures(onCards, NO_PAYMENT, NOW, language);
      expect(weeklyOf(vehicle)).toContain('p.a. comparison rate');
      expect(weeklyOf(vehicle)).not.toMatch(/per week|deposit|term|Estimated/);
      expect(creditWords([vehicle])).toContain(WARNING);
      expect(creditWords([vehicle])).not.toContain('An estimate, not an offer of credit');
    }
    expect(mailFigures(onCards, NO_PAYMENT, NOW, 'zh').weeklyOf(vehicle)).toMatch(/^每周 \$160 起，/);
  });

  test('is missing for a vehicle without a lender, with its legal words', () => {
    const { weeklyOf, creditWords } = mailFigures(onCards, NO_PAYMENT, NOW);
    const unfinanced = sampleVehicle({ price: 40_000, finance_lenders: [] });
    expect(weeklyOf(unfinanced)).toBeNull();
    expect(creditWords([unfinanced])).toBe('');
  });
});

describe('an SMS alert', () => {
  const { weeklyOf, creditWords } = mailFigures(onCards, NO_PAYMENT, NOW);
  const line = (weekly: string | null) => ({
    kind: 'price_drop' as const,
    vehicle: {
      title: '2021 Toyota HiLux',
      subtitle: null,
      price: '$40,000',
      href: 'https://sample.example/cars/a1',
      picture: null,
      stocknum: 'A1',
    },
    noun: 'car',
    oldPrice: '$42,000',
    weekly,
    search: null,
  });
  const textOf = (lines: Parameters<typeof alertText>[0]['lines']) =>
    alertText({
      site: { name: 'Sample', url: 'https://sample.example' },
      dealer: { name: 'Sample Motors', phone: null },
      lines,
      creditWords: creditWords([vehicle]),
      stops: [],
      stopAllHref: 'https://sample.example/stop',
      stopAllToken: 'token',
    });

  test('has no weekly figure, whose legal words would be longer than the news', () => {
    const [news, stop] = textOf([line(weeklyOf(vehicle))]).split('\n');
    expect(news).toBe(
      'Sample: 2021 Toyota HiLux is now $40,000, was $42,000. https://sample.example/cars/a1',
    );
    expect(stop).toBe('Stop: https://sample.example/stop');
  });

  test('names several vehicles by the noun that they share', () => {
    const caravan = { ...line(null), noun: 'caravan' };
    expect(textOf([caravan, caravan])).toContain('2 updates on caravans you saved.');
    expect(textOf([caravan, line(null)])).toContain('2 updates on vehicles you saved.');
  });
});
