import { describe, expect, test } from 'vitest';
import { sampleVehicle } from '../../vehicle/sample-vehicle.ts';
import type { VehicleInput } from '../../vehicle/vehicle.ts';
import { type PageRules, type PageVehicle, pageProblems } from './page-rules.ts';
import { dollarsIn, pageTexts, struckAmounts } from './page-text.ts';

const NOW = new Date('2026-11-29T02:00:00Z');
const RULES: PageRules = {
  now: NOW,
  timeZone: 'Australia/Brisbane',
  confirmedIds: new Set(),
  subscriptionPrices: new Set([86]),
};
const WARNING = '<p>WARNING: This comparison rate is true only for the examples given.</p>';
const checks = (html: string, about: PageVehicle | null = null, rules = RULES) =>
  pageProblems(html, about, rules).map(({ check }) => check);

describe('the texts of a page', () => {
  test('are those of its blocks, without scripts, styles and comments', () => {
    expect(
      pageTexts(
        '<title>A &amp; B</title><style>p{}</style><p>From <b>5.49%</b>&nbsp;p.a.<br/>New</p><script>"9% p.a."</script><!-- x -->',
      ),
    ).toEqual(['A & B', 'From 5.49% p.a.', 'New']);
  });

  test('keep a sentence whole that React writes in parts', () => {
    expect(pageTexts('<p>$<!-- -->86<!-- -->/week</p>')).toEqual(['$86/week']);
  });

  test('decode numeric entities', () => {
    expect(pageTexts('<p>&#36;5 &#x27;now&#x27; &#0; &bogus;</p>')).toEqual(["$5 'now' &bogus;"]);
  });

  test('amounts have commas and cents', () => {
    expect(dollarsIn('from $1,250 to $ 99.50')).toEqual([1_250, 99.5]);
    expect(struckAmounts('<p>Was <s class="x">$32,<!-- -->990</s></p><span>$1</span>')).toEqual([32_990]);
  });
});

describe('credit', () => {
  test('a rate with its comparison rate beside it and the warning passes', () => {
    expect(checks(`<p>5.49% p.a.</p><p>6.12% p.a. comparison rate</p>${WARNING}`)).toEqual([]);
  });

  test('a rate without a comparison rate nearby is reported', () => {
    expect(checks(`<p>5.49% p.a.</p>${'<p>more</p>'.repeat(4)}${WARNING}`)).toEqual(['lawRates']);
  });

  test('a rate without the warning on the page is reported', () => {
    expect(pageProblems('<p>5.49% p.a.</p><p>6.12% comparison rate</p>', null, RULES)).toEqual([
      { check: 'lawRates', detail: '5.49% p.a. (no warning on the page)' },
    ]);
  });

  test.each([
    '$99 a week',
    '$99 per week',
    '$99/week',
    '$400 per month',
    '$180 each fortnight',
    '每周 $99',
    '$99 mỗi tuần',
    '\u2066$99\u2069 أسبوعيًا',
  ])('a repayment of %s without a comparison rate is reported', (text) => {
    expect(checks(`<p>From ${text}</p>`)).toEqual(['lawRepayments']);
  });

  test('a page in another language passes with the comparison rate and warning in English', () => {
    expect(checks(`<p>每周 $99 起</p><p>6.12% p.a. comparison rate</p>${WARNING}`)).toEqual([]);
  });

  test('the weekly price of a subscription is no repayment', () => {
    expect(checks('<p>$86/week</p>')).toEqual([]);
  });

  test('the same text is reported once', () => {
    expect(checks('<p>From $99 a week</p>'.repeat(3))).toEqual(['lawRepayments']);
  });
});

const about = (facts: Partial<VehicleInput>, more: Partial<PageVehicle> = {}): PageVehicle => ({
  vehicle: sampleVehicle({
    car_type: 'used',
    simple_body: 'suv',
    price: 25_000,
    price_type: null,
    regplate: 'ABC 12D',
    ...facts,
  }),
  state: 'NSW',
  licence: { name: 'Harbour Motors Pty Ltd', number: 'MD12345' },
  ...more,
});

describe('a vehicle’s page', () => {
  const PRICE = '<p>$25,000</p><p>Excl. Govt. Charges</p>';

  test('passes with a basis and the licence number', () => {
    expect(checks(`${PRICE}<p>Dealer licence MD12345</p>`, about({}))).toEqual([]);
  });

  test('needs the basis of a used vehicle’s price', () => {
    expect(checks('<p>$25,000</p><p>MD12345</p>', about({}))).toEqual(['lawPriceBasis']);
    expect(checks('<p>$25,000 drive away</p><p>MD12345</p>', about({}))).toEqual([]);
    expect(checks('<p>Call us</p><p>MD12345</p>', about({ price: null }))).toEqual([]);
  });

  test('needs the licence number where the state requires it', () => {
    expect(pageProblems(PRICE, about({}), RULES)).toEqual([
      { check: 'lawLicence', detail: 'Dealer licence number: not on the page' },
    ]);
    expect(checks(PRICE, about({}, { state: 'VIC' }))).toEqual([]);
    expect(checks(PRICE, about({}, { state: null }))).toEqual([]);
  });

  test('reports a licence number that nobody entered', () => {
    expect(pageProblems(PRICE, about({}, { licence: { name: null, number: null } }), RULES)).toEqual([
      { check: 'lawLicence', detail: 'Dealer licence number: not known' },
    ]);
  });

  test('needs the registration, or the VIN, once the rule is confirmed', () => {
    const rules = { ...RULES, confirmedIds: new Set(['nsw-advertising-registration-2025']) };
    const page = `${PRICE}<p>MD12345</p><p>Harbour Motors Pty Ltd</p>`;
    expect(checks(page, about({}), rules)).toEqual(['lawRegistration']);
    expect(checks(`${page}<p>ABC 12D</p>`, about({}), rules)).toEqual([]);
    expect(checks(`${page}<p>VIN1</p>`, about({ regplate: null, vin: 'VIN1' }), rules)).toEqual([]);
  });
});

describe('a was price', () => {
  const page = '<p>$25,000</p><p>Was <s>$28,000</s></p><p>Excl. Govt. Charges</p><p>MD12345</p>';
  const vehicle = (days?: number) => about({ before_price: 28_000, before_price_days: days });

  test.each([
    [28, []],
    [27, ['lawWasPrices']],
  ])('asked for %i days: %j', (days, expected) => {
    expect(checks(page, vehicle(days))).toEqual(expected);
  });

  test('that only the feed names is reported', () => {
    expect(pageProblems(page, vehicle(), RULES)).toEqual([
      { check: 'lawWasPrices', detail: 'Was $28,000: never asked as far as we know' },
    ]);
  });

  test('that the page does not show is no problem', () => {
    expect(checks(page.replace('<s>', '').replace('</s>', ''), vehicle())).toEqual([]);
  });
});
