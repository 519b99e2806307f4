import { describe, expect, test } from 'vitest';
import { type MailParts, mailText } from '../messaging/mail/layout.ts';
import { withFigure } from '../messaging/mail/vehicle-figure.ts';
import { FURTHER_LANGUAGES } from '../platform/language/languages.ts';
import { parseSettings } from '../sites/settings.ts';
import { NO_PAYMENT } from '../vehicle/finance/payment-choice.ts';
import { SAMPLE_APPROVAL, SAMPLE_FINANCED, SAMPLE_WEEKLY } from '../vehicle/finance/sample-finance.ts';
import { shopperEstimate } from '../vehicle/finance/shopper-estimate.ts';
import { NO_OFFER } from '../vehicle/finance/texts.ts';
import { sampleVehicle } from '../vehicle/sample-vehicle.ts';
import { alertText } from './alerts/messages.ts';
import { mailFigures } from './mail-figures.ts';

const NOW = new Date('2026-06-01T00:00:00Z');
const BRAND = { name: 'Sample', url: 'http://sample', accent: '#ffcc1a', logo: null, imprint: 'Sample' };
const WARNING = 'WARNING: This comparison rate is true only for the examples given';
const vehicle = sampleVehicle(SAMPLE_FINANCED);
const siteWith = (finance: object) => ({ finance: { timeZone: 'Australia/Brisbane', ...finance } });
const onCards = siteWith({ cardRepayment: 'priceAndWeekly', estimateLabel: 'preApproved' });
const priceOnly = siteWith({ cardRepayment: 'priceOnly' });

describe('the weekly figure of a message', () => {
  test('is the lender’s payment where cards show it, and never says Pre-Approved', () => {
    const { weeklyOf, creditWords } = mailFigures(onCards, NO_PAYMENT, NOW);
    expect(weeklyOf(vehicle)).toBe(SAMPLE_WEEKLY);
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
      for (const approval of [null, SAMPLE_APPROVAL]) {
        const weekly = shopperEstimate(vehicle, settings, { choice, approval }, NOW)?.weekly;
        expect(mailFigures(onCards, { choice, approval }, NOW).weeklyOf(vehicle)).toContain(
          `$${weekly} per week`,
        );
      }
  });

  test('has the label, expiry and lender of a pre-approval that covers the vehicle', () => {
    const approved = mailFigures(onCards, { choice: null, approval: SAMPLE_APPROVAL }, NOW);
    expect(approved.weeklyOf(vehicle)).toContain('Pre-approved until 1 Jul 2026: no deposit, 5-year term.');
    expect(approved.creditWords([vehicle])).toContain('YouX.');
    const ended = mailFigures(
      onCards,
      { choice: null, approval: SAMPLE_APPROVAL },
      new Date('2026-07-01T00:00:00Z'),
    );
    expect(ended.weeklyOf(vehicle)).toContain('From $160 per week');
    expect(ended.creditWords([vehicle])).not.toContain('YouX');
  });

  test('is missing for a vehicle without a lender, with its legal words', () => {
    const { weeklyOf, creditWords } = mailFigures(onCards, NO_PAYMENT, NOW);
    const unfinanced = sampleVehicle({ price: 40_000, finance_lenders: [] });
    expect(weeklyOf(unfinanced)).toBeNull();
    expect(creditWords([unfinanced])).toBe('');
  });
});

describe('the weekly figure of a message in another language', () => {
  test.each(FURTHER_LANGUAGES)('has its rate and warning in English, and the rest in %s', (language) => {
    const { weeklyOf, creditWords } = mailFigures(onCards, NO_PAYMENT, NOW, language);
    const [figure, words] = [weeklyOf(vehicle) ?? '', creditWords([vehicle])];
    expect(figure).toContain('9.29% p.a. comparison rate');
    expect(figure).toContain('$160');
    expect(figure).not.toMatch(/per week|deposit|term|Estimated/);
    expect(words).toContain(WARNING);
    expect(words).not.toContain(NO_OFFER);
  });

  test('names a pre-approval with the date of the language', () => {
    const { weeklyOf } = mailFigures(onCards, { choice: null, approval: SAMPLE_APPROVAL }, NOW, 'zh');
    expect(weeklyOf(vehicle)).toMatch(/预批有效期至 2026年7月1日：零首付，期限 5 年。$/);
  });

  test('isolates amounts where the text runs from right to left', () =>
    expect(mailFigures(onCards, NO_PAYMENT, NOW, 'ar').weeklyOf(vehicle)).toContain(
      '\u20689.29% p.a. comparison rate\u2069',
    ));
});

describe('the figure of a mail', () => {
  const figure = { weekly: SAMPLE_WEEKLY, creditWords: WARNING };
  const draft = (parts: Partial<MailParts>) => ({
    subject: 'Thanks',
    parts: { preview: '', heading: 'Thanks', paragraphs: [], ...parts },
  });
  const car = { title: 'HiLux', subtitle: null, price: '$40,000', href: 'http://sample', picture: null };

  test('is below the price, with its legal words at the end', () => {
    const text = mailText(BRAND, withFigure(draft({ vehicle: car, closing: ['Call us.'] }), figure).parts);
    expect(text).toContain(`$40,000\n${SAMPLE_WEEKLY}`);
    expect(text.indexOf(WARNING)).toBeGreaterThan(text.indexOf('Call us.'));
  });

  test('is missing in a mail without a price', () =>
    expect(withFigure(draft({}), figure)).toEqual(draft({})));

  test('has no legal words without a figure', () =>
    expect(withFigure(draft({ vehicle: car }), null)).toEqual(draft({ vehicle: car })));
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
