import { describe, expect, test } from 'vitest';
import { SEED_TABLES } from '../../vehicle/drive-away/seed/seed-tables.ts';
import { sampleAdvert, sampleAdvertSite, sampleFeed } from './testing/samples.ts';

describe('an advert', () => {
  test('has the price that leads the page, with its basis', () => {
    expect(sampleAdvert().price).toMatchObject({
      amount: 54_990,
      basis: 'excluding-charges',
      basisText: 'Excl. Govt. Charges',
      isOnPage: true,
      text: '$54,990 Excl. Govt. Charges',
    });
  });

  test('has the price to buy, not the weekly price of a subscription', () => {
    const site = sampleAdvertSite({ subscriptionWeeks: 26, subscriptionInclusions: ['Registration'] });
    expect(sampleAdvert({ subscription_price: 200 }, sampleFeed(), site).price?.amount).toBe(54_990);
  });

  test('has no price when the page shows none', () => {
    expect(sampleAdvert({ price: null }).price).toBeNull();
  });

  test('says what the page says about availability', () => {
    expect(sampleAdvert().availability).toBe('inStock');
    expect(sampleAdvert({ status: 'coming_soon' }).availability).toBe('comingSoon');
    expect(sampleAdvert({ status: 'coming_soon', reserved: true }).availability).toBe('reserved');
    expect(sampleAdvert({ status: 'sold' }).availability).toBe('sold');
  });

  test('has the address and phone number of the location', () => {
    expect(sampleAdvert().seller).toMatchObject({
      locationId: 'sample-place',
      street: '114 Sandgate Road',
      state: 'QLD',
      phone: '07 7010 0110',
    });
  });

  test('has the phone number that the site shows for used cars (STATUS-22)', () => {
    const site = sampleAdvertSite({ phoneByCarType: { used: '1300 000 000' } });
    expect(sampleAdvert({}, sampleFeed(), site).seller.phone).toBe('1300 000 000');
  });

  test('links to the canonical address with campaign parameters', () => {
    const campaign = [
      { name: 'utm_source', value: 'google' },
      { name: 'utm_content', value: '{stocknum} {make}' },
    ];
    const { canonical, link } = sampleAdvert({}, sampleFeed({ campaign }));
    expect(canonical).toBe('https://sample.example/cars/2021-toyota-hilux-sr5-a1');
    expect(link).toBe(`${canonical}?utm_source=google&utm_content=A1%20Toyota`);
  });

  test('has the dealer’s comments on one line, without control characters', () => {
    const { description } = sampleAdvert({ dealercomments: 'One owner.\n\u0007Full history.' });
    expect(description).toBe('One owner. Full history.');
  });

  test('leaves out a price with example rates of a demonstration', () => {
    const feed = sampleFeed({ price: 'driveAway', priceState: 'QLD' });
    expect(sampleAdvert({}, feed).price).toBeNull();
  });

  test('has the drive-away price that the page shows, which is that of the vehicle’s own state', () => {
    const site = {
      ...sampleAdvertSite({ driveAwayPrices: 'vehiclePage' }),
      chargeTables: SEED_TABLES.map((table) => ({
        ...table,
        effectiveFrom: '2025-07-01',
        effectiveUntil: '2026-06-30',
        confirmedOn: '2026-02-01',
        isExample: false,
      })),
    };
    const priceIn = (priceState: string | null) =>
      sampleAdvert(
        { state: 'QLD', price_type: 'Excl. Govt. Charges', variant: { cylinders: 4 } },
        sampleFeed({ price: 'driveAway', priceState }),
        site,
      ).price;
    expect(priceIn(null)).toMatchObject({ state: 'QLD', basis: 'drive-away', isOnPage: true });
    expect(priceIn('NSW')).toMatchObject({ state: 'NSW', isOnPage: false });
  });

  test('keeps a drive-away price that the dealer states', () => {
    const feed = sampleFeed({ price: 'driveAway', priceState: 'QLD' });
    expect(sampleAdvert({ price_type: 'Drive Away' }, feed).price).toMatchObject({
      amount: 54_990,
      basis: 'drive-away',
      isOnPage: true,
    });
  });
});
