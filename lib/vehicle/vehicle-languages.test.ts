import { describe, expect, test } from 'vitest';
import { FURTHER_LANGUAGES } from '../platform/language/languages.ts';
import { messagesOf } from '../platform/language/messages.ts';
import { translatorOf } from '../platform/language/translator.ts';
import { bedsText, weightFacts } from './caravan.ts';
import { markText, ownWarrantyText } from './condition.ts';
import { deliveryText } from './delivery.ts';
import { driveAwayStatement } from './drive-away/statement.ts';
import { limitText } from './finance/limits.ts';
import { goneMessage } from './gone-message.ts';
import { keyInformation } from './key-information.ts';
import { noPhotosText } from './no-photos-text.ts';
import { priceHistory } from './price-comparison/price-history.ts';
import { detailedVerdict } from './price-comparison/verdict.ts';
import { includedText, priceStatement } from './price-statement.ts';
import { readPriceWords } from './price-words.ts';
import { sampleVehicle } from './sample-vehicle.ts';
import { specifications } from './specifications.ts';
import { vehicleTag } from './tag.ts';
import { towCheck } from './towing.ts';
import { valueKey, valueText } from './value-text.ts';
import { changingFields, vehicleChange, viewsText } from './vehicle-change.ts';
import { vehicleDescription } from './vehicle-description.ts';

const t = translatorOf('en', 'vehicle');
const price = translatorOf('en', 'price');
const client = translatorOf('en', 'vehicleClient');
const changed = translatorOf('en', 'vehicleChange');
const towing = translatorOf('en', 'towing');

const vehicle = sampleVehicle({
  price: 34_990,
  price_type: null,
  car_type: 'used',
  colour: 'White',
  rego_expiry: '2030-03-05',
  variant: null,
});
const NOW = new Date('2026-11-30T00:00:00Z');
const ZONE = 'Australia/Sydney';
const TERMS = { weeks: 26, inclusions: ['Registration', 'Insurance', 'CTP'], startFee: 500 };
const RULES = { noPriceText: 'Ask us', formerPriceDays: null, subscription: null };

describe('texts of a page in English are those of mails and feeds', () => {
  test.each([
    {},
    { price_type: 'DAP' },
    { price_type: 'drive away (ABN holders)' },
    { price_type: 'Ride Away' },
    { price_type: '+ ORC, ex GST' },
    { price_type: 'EGC' },
    { price: null, preorder: true },
    { price: null },
    { before_price: 40_000 },
    { subscription_price: 86 },
    { total_price: { state: 'NSW' as const, amount: 37_000, isEstimate: true, isExample: false } },
    { total_price: { state: 'QLD' as const, amount: 37_000, isEstimate: false, isExample: true } },
    { total_price: { state: 'VIC' as const, amount: 37_000, isEstimate: false, isExample: false } },
  ])('the price of %j', (change) => {
    const changed = { ...vehicle, ...change };
    for (const subscription of [null, TERMS, { ...TERMS, weeks: 1, startFee: 0 }]) {
      const rules = { ...RULES, subscription };
      expect(priceStatement(changed, rules, price, t)).toEqual(priceStatement(changed, rules));
    }
  });

  test.each([
    'D/A',
    'drive away',
    'Drive Away Price',
    'RIDE AWAY',
    'ex gst',
    'Driveaway no more to pay',
    'now!',
  ])('the label %s', (words) => expect(readPriceWords(words, price)).toEqual(readPriceWords(words)));

  test('what a subscription includes', () => {
    for (const inclusions of [['Tyres'], TERMS.inclusions])
      expect(includedText({ inclusions }, t)).toBe(includedText({ inclusions }));
  });

  test('facts, specifications and description', () => {
    const rules = { timeZone: ZONE, regoExpiredText: 'Unregistered' };
    const caravan = { ...vehicle, item_type: 'caravan' as const };
    for (const each of [vehicle, caravan, { ...vehicle, rego_expiry: '2020-01-01' }]) {
      expect(keyInformation(each, rules, NOW, { t, language: 'en' })).toEqual(
        keyInformation(each, rules, NOW),
      );
      expect(specifications(each, t)).toEqual(specifications(each));
      expect(weightFacts(each, t)).toEqual(weightFacts(each));
      const described = { vehicle: each, title: 'Title', subtitle: null, rules: RULES };
      expect(vehicleDescription(described, { t, price })).toBe(vehicleDescription(described));
    }
  });

  test('tags', () => {
    const rules = {
      electricTagEnabled: true,
      certifiedBadgeMake: 'Toyota',
      justArrivedDays: 7,
      justArrivedTagName: 'Just Arrived',
      soldTagName: 'Sold',
      soldText: 'byStatus' as const,
    };
    for (const change of [
      { simple_fuel: 'Electric' },
      { simple_fuel: 'Hybrid' },
      { reserved: true },
      { make: 'Toyota', certified: true },
      { status: 'coming_soon' as const },
      { status: 'others' as const },
      { status: 'sold' as const },
    ]) {
      const tagged = { ...vehicle, ...change };
      expect(vehicleTag(tagged, rules, 0, price)).toEqual(vehicleTag(tagged, rules, 0));
    }
  });

  test('vehicles that are gone, changed or without photos', () => {
    for (const soldText of ['recentlySold', 'byStatus'] as const)
      for (const status of ['sold', 'others'] as const) {
        const gone = { ...vehicle, status, sold_date_timestamp: null };
        expect(goneMessage(gone, soldText, NOW, t)).toBe(goneMessage(gone, soldText, NOW));
        expect(noPhotosText(gone, NOW, t)).toBe(noPhotosText(gone, NOW));
      }
    const shown = {
      ...changingFields(vehicle),
      item_type: vehicle.item_type,
      simple_body: vehicle.simple_body,
    };
    for (const change of [
      { status: 'sold' as const },
      { reserved: true },
      { price: 30_000 },
      { price: null },
    ]) {
      const now = { ...changingFields(vehicle), ...change };
      expect(vehicleChange(shown, now, RULES, { t: changed, price })).toEqual(
        vehicleChange(shown, now, RULES),
      );
    }
    for (const views of [null, 1, 1_234]) expect(viewsText(views, client)).toBe(viewsText(views));
  });

  test('condition, warranty and beds', () => {
    expect(markText({ kind: 'chip', text: 'bonnet' }, t)).toBe(markText({ kind: 'chip', text: 'bonnet' }));
    for (const until of ['2029-03-05', null])
      for (const untilKilometres of [160_000, null]) {
        const warranty = { text: 'Drivetrain', until, untilKilometres };
        expect(ownWarrantyText(warranty, ZONE, { t, language: 'en' })).toBe(ownWarrantyText(warranty, ZONE));
      }
    expect(bedsText(['double', 'bunk', 'bunk'], t)).toBe('1 double bed, 2 bunks');
  });

  test('costs: delivery, drive-away, towing, limits', () => {
    const costs = translatorOf('en', 'vehicleCosts');
    for (const cost of [0, 150]) {
      const estimate = { name: 'Adelaide', price: cost };
      expect(deliveryText(estimate, costs)).toBe(deliveryText(estimate));
    }
    for (const includes of ['NSW', 'QLD', null] as const) {
      const stated = { kind: 'stated', state: 'NSW', includes, total: 30_000 } as Parameters<
        typeof driveAwayStatement
      >[0];
      expect(driveAwayStatement(stated, { t })).toEqual(driveAwayStatement(stated));
    }
    const weights = { tare: 1_500, atm: 2_500, gtm: 2_300, ball: 150, payload: 1_000 };
    for (const braked of [1_000, 2_000, 3_000])
      for (const [ball, gcm] of [
        [null, null],
        [100, 3_000],
        [350, 2_000],
      ] as const) {
        const limits = { braked, ball, gcm };
        expect(towCheck(weights, limits, towing)).toEqual(towCheck(weights, limits));
      }
    const calculator = translatorOf('en', 'financeCalculator');
    const range = { min: 0, max: 250_000 };
    expect(limitText(range, 'money', (words) => calculator('limits', words))).toBe(limitText(range, 'money'));
  });

  test('price comparison and history', () => {
    for (const [asked, usual, facts] of [
      [20_000, 25_000, 'its year'],
      [25_000, 25_000, null],
      [30_000, 25_000, null],
    ] as const) {
      const gauge = {
        listing_price: asked,
        market_range_min: 19_000,
        market_range_max: 31_000,
        description: 'From 12 sales.',
      };
      expect(detailedVerdict(gauge, usual, facts, t)).toEqual(detailedVerdict(gauge, usual, facts));
    }
    const at = (day: string) => new Date(`2026-${day}T02:00:00Z`);
    for (const prices of [
      [30_000],
      [30_000, 28_000],
      [28_000, 30_000],
      [30_000, 29_000, 30_000],
      [30_000, 29_000, 28_000],
    ]) {
      const changes = prices.map((amount, index) => ({ at: at(`0${index + 1}-10`), price: amount }));
      const rules = { price: prices.at(-1) ?? null, timeZone: ZONE, now: NOW };
      expect(priceHistory(changes, rules, { t })).toEqual(priceHistory(changes, rules));
    }
  });
});

describe('values of the record in a language', () => {
  const english = messagesOf('en').vehicle.values;
  const vocabularies = Object.entries(english) as [keyof typeof english, Record<string, string>][];

  test.each(vocabularies)('%s: a key is that of its English text', (_, texts) => {
    for (const [key, text] of Object.entries(texts)) expect(valueKey(text)).toBe(key);
  });

  test('English keeps the value as the feed writes it', () => {
    expect(valueText('fuel', 'PETROL', t)).toBe('PETROL');
    expect(valueText('fuel', 'Steam', translatorOf('zh', 'vehicle'))).toBe('Steam');
    expect(valueText('fuel', 'PETROL', translatorOf('zh', 'vehicle'))).toBe('汽油');
  });
});

test.each(FURTHER_LANGUAGES)('every text of vehicles and prices can be formatted in %s', (language) => {
  const prices = translatorOf(language, 'price');
  const terms = translatorOf(language, 'vehicle');
  const statement = priceStatement(
    { ...vehicle, subscription_price: 86 },
    { ...RULES, subscription: TERMS },
    prices,
    terms,
  );
  expect(statement.text).not.toContain('subscription.');
  expect(statement.disclaimer).not.toContain('priceDisclaimer.');
  expect(
    vehicleTag({ ...vehicle, reserved: true }, { electricTagEnabled: false } as never, 0, prices)?.text,
  ).not.toBe('Reserved');
});
