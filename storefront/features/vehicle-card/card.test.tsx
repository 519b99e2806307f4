import { toStockRecord } from '@forecourt/lib/inventory/search/to-record';
import { parseFeatures } from '@forecourt/lib/sites/features';
import { parseSettings } from '@forecourt/lib/sites/settings';
import type { Site } from '@forecourt/lib/sites/site';
import { sampleVehicle } from '@forecourt/lib/vehicle/sample-vehicle';
import type { VehicleInput } from '@forecourt/lib/vehicle/vehicle';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { CardBuild } from './card-build.ts';
import { type CardRules, cardRules } from './rules.ts';
import { VehicleCard } from './VehicleCard.tsx';

const PHOTO = {
  image: { url: 'https://media.example/a.jpg', thumb: { url: 'https://media.example/a-thumb.jpg' } },
};
const NOW = Date.parse('2026-11-20T00:00:00Z') / 1000;
const SITE = {
  slug: 'sample',
  template: 'group',
  settings: parseSettings({}).settings,
  features: parseFeatures({}).features,
  dealerships: [],
  locations: [],
} as unknown as Site;
const BUILDS: CardBuild[] = ['group', 'franchise', 'yard'];

function card(fields: Partial<VehicleInput> = {}, rules: Partial<CardRules> = {}): string {
  const record = toStockRecord(sampleVehicle({ images: [PHOTO], show_on_dealer_website: true, ...fields }));
  if (!record) throw new Error('not a car that lists show');
  return renderToStaticMarkup(
    <VehicleCard
      vehicle={record}
      rules={{ ...cardRules(SITE, new Date(NOW * 1000)), ...rules }}
      sizes="400px"
    />,
  );
}

const read = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ');

const fact = (html: string, label: string) =>
  new RegExp(`<dt[^>]*>(?:<svg.*?</svg><span[^>]*>)?${label}(?:</span>)?</dt><dd[^>]*>([^<]*)</dd>`).exec(
    html,
  )?.[1];

describe.each(BUILDS)('a card of the %s build', (build) => {
  const rules = { build };

  test('shows year, make and model, badge and series (CARD-02 CARD-03)', () => {
    const html = card({ year: 2022, make: 'Toyota', model: 'HiLux', badge: 'SR5', series: 'GUN126R' }, rules);
    expect(read(html)).toContain('2022 Toyota HiLux');
    expect(read(html)).toContain('SR5 GUN126R');
  });

  test('shows the price and the price type (CARD-04 CARD-05 OPEN-048)', () => {
    const html = card({ price: 34_990, price_type: 'Drive Away' }, rules);
    expect(read(html)).toContain('$34,990');
    expect(read(html)).toContain('Drive Away');
    expect(html.indexOf('$34,990')).toBeLessThan(html.indexOf('Drive Away'));
    expect(read(card({ price: null }, rules))).not.toContain('Drive Away');
  });

  test('shows the default price type of a used car (CARD-05 OPEN-049)', () => {
    expect(read(card({ price: 9_990, price_type: null, car_type: 'used' }, rules))).toContain(
      'Excl. Govt. Charges',
    );
  });

  test('shows condition, transmission, odometer and fuel in stock (CARD-07 CARD-08 CARD-09 CARD-10)', () => {
    const html = card(
      { car_type: 'demo', simple_transmission: 'Manual', km: 45_200, simple_fuel: 'Diesel' },
      rules,
    );
    expect(fact(html, 'Condition')).toBe('Demo');
    expect(fact(html, 'Transmission')).toBe('Manual');
    expect(fact(html, 'Odometer')).toBe('45,200 km');
    expect(fact(html, 'Fuel Type')).toBe('Diesel');
  });

  test('shows no details strip but something similar out of stock (CARD-11 CARD-12 CARD-13)', () => {
    const html = card({ status: 'sold', sold_date_timestamp: NOW - 3600 }, rules);
    expect(html).not.toContain('<dl');
    expect(read(html)).toContain('Like this and want something similar?');
    expect(read(html)).toContain('Find Me Something Similar');
  });

  test('shows the first tag, and sold before all others (CARD-24)', () => {
    const reserved = { reserved: true, tag: 'Low Kilometres', simple_fuel: 'Petrol' };
    expect(read(card(reserved, rules))).toContain('Reserved');
    expect(read(card(reserved, rules))).not.toContain('Low Kilometres');
    expect(read(card({ ...reserved, reserved: false }, rules))).toContain('Low Kilometres');
    const sold = card({ ...reserved, status: 'sold', sold_date_timestamp: NOW }, rules);
    expect(read(sold)).toContain('Sold');
    expect(read(sold)).not.toContain('Reserved');
  });

  test('says once that a car is reserved, whatever its tag (OPEN-026)', () => {
    const tag = { ...cardRules(SITE, new Date(NOW * 1000)).tag, electricTagEnabled: true };
    const count = (html: string) => read(html).match(/Reserved/g)?.length;
    for (const simple_fuel of ['Petrol', 'Electric'])
      for (const build of ['group', 'yard'] as const)
        expect([
          simple_fuel,
          build,
          count(card({ reserved: true, simple_fuel }, { ...rules, tag, build })),
        ]).toEqual([simple_fuel, build, 1]);
  });

  test('marks a reserved car with another tag, and offers no test drive (TAG-01 OPEN-026)', () => {
    const tag = { ...cardRules(SITE, new Date(NOW * 1000)).tag, electricTagEnabled: true };
    const actions = { buttons: ['testDrive', 'viewDetails'] as ('testDrive' | 'viewDetails')[] };
    const electric = { simple_fuel: 'Electric', price: 50_000 };
    const html = read(card({ ...electric, reserved: true }, { ...rules, tag, actions }));
    expect(html).toContain('Electric');
    expect(html).toContain('Reserved');
    expect(html).not.toContain('Test Drive');
    const free = read(card(electric, { ...rules, tag, actions }));
    expect(free).not.toContain('Reserved');
    expect(free).toContain('Book a Test Drive');
  });

  test('shows the photo, or the placeholder of a missing one (CARD-01 CARD-25)', () => {
    const html = card({}, rules);
    expect(html).toMatch(/class="photo-ground[^>]*><img[^>]* alt=""/);
    const bare = card({ images: [] }, rules);
    expect(bare).not.toContain('<img');
    expect(bare).toMatch(/class="photo-ground[^>]*data-item="car"/);
    expect(card({ images: [], item_type: 'caravan' }, rules)).toContain('data-item="caravan"');
    expect(card({ images: [], simple_body: 'lightTruck' }, rules)).toContain('data-item="truck"');
    expect(card({ images: [], simple_body: 'motorcycle' }, rules)).toContain('data-item="motorcycle"');
  });

  test('shows the difference to the market average by setting (PRICE-10)', () => {
    const below = {
      price: 20_000,
      offer_price: null,
      autograb_data: { average_market_price: null, state_average_market_price: 21_500 },
    };
    expect(read(card(below, { ...rules, marketIndicatorEnabled: true }))).toContain(
      '$1,500 below market average',
    );
    expect(read(card(below, { ...rules, marketIndicatorEnabled: false }))).not.toContain('below market');
  });
});
