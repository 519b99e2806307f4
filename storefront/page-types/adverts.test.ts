import { advertOf } from '@forecourt/lib/operations/advertising/advert';
import { sampleAdvertSite, sampleFeed } from '@forecourt/lib/operations/advertising/testing/samples';
import { withPriceLead } from '@forecourt/lib/vehicle/price-lead';
import { priceRules } from '@forecourt/lib/vehicle/price-rules';
import { priceStatement } from '@forecourt/lib/vehicle/price-statement';
import { sampleVehicle } from '@forecourt/lib/vehicle/sample-vehicle';
import { phoneFor, placeOf } from '@forecourt/lib/vehicle/seller';
import { vehicleSubtitle, vehicleTitle } from '@forecourt/lib/vehicle/title';
import { CAR_TYPES, type VehicleInput } from '@forecourt/lib/vehicle/vehicle';
import { isInStock } from '@forecourt/lib/vehicle/visibility';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { vehicleData } from '@/features/vehicle/page/json-ld.ts';
import type { VehicleView } from '@/features/vehicle/page/view.server.ts';

// Advertisers compare an advert with its landing page, so every figure must come from the same functions.

const NOW = new Date('2026-03-01T00:00:00Z');
const amount = fc.option(fc.integer({ min: 0, max: 300_000 }));
const words = fc.option(fc.constantFrom('SR5', 'GXL', ' ', ''));
const facts: fc.Arbitrary<Partial<VehicleInput>> = fc.record({
  price: amount,
  offer_price: amount,
  before_price: amount,
  drive_away_price: amount,
  subscription_price: fc.option(fc.integer({ min: 1, max: 900 })),
  price_type: fc.option(fc.constantFrom('Drive Away', 'EGC', 'Plus on-road costs', 'ex GST', 'Special')),
  car_type: fc.constantFrom(...CAR_TYPES),
  status: fc.constantFrom('in_stock' as const, 'coming_soon' as const, 'sold' as const),
  reserved: fc.boolean(),
  badge: words,
  series: words,
  colour: fc.option(fc.constantFrom('White', 'Glacier White')),
  km: fc.option(fc.nat({ max: 400_000 })),
  year: fc.option(fc.integer({ min: 1990, max: 2026 })),
  vin: fc.option(fc.constantFrom('MR0HA3CD100123456', 'mr0ha3cd100123456')),
  dealercomments: fc.option(fc.constantFrom('One owner.\nFull history.', 'a '.repeat(4000))),
  images: fc
    .array(fc.webUrl(), { maxLength: 4 })
    .map((urls) => urls.map((url) => ({ image: { url, thumb: { url } } }))),
});
const settings = fc.record({
  priceLead: fc.constantFrom('driveAway', 'excludingCharges'),
  subscriptionWeeks: fc.option(fc.constant(26)),
  subscriptionInclusions: fc.constant(['Registration']),
  formerPriceDays: fc.option(fc.constant(30)),
});

test('an advert says the same as the structured data and the price of the page', () => {
  fc.assert(
    fc.property(facts, settings, (record, own) => {
      const site = sampleAdvertSite(own);
      const vehicle = withPriceLead(sampleVehicle(record), site.settings.priceLead);
      const place = placeOf(vehicle, site.places);
      const phone = phoneFor(site, vehicle, place);
      const rules = priceRules(site);
      const view = {
        site,
        rules,
        vehicle,
        location: place,
        phone: phone === null ? null : { number: phone },
        inStock: isInStock(vehicle.status),
        title: vehicleTitle(vehicle) || vehicle.name,
        subtitle: vehicleSubtitle(vehicle),
      } as unknown as VehicleView;
      const page = JSON.parse(JSON.stringify(vehicleData(view)));
      const advert = advertOf(vehicle, sampleFeed(), site, NOW);

      expect(advert.canonical).toBe(page.url);
      expect(advert.photos.slice(0, 3)).toEqual(page.image ?? []);
      expect(advert.odometer ?? undefined).toBe(page.mileageFromOdometer?.value);
      expect(advert.colour ?? undefined).toBe(page.color);
      expect(advert.seller.phone ?? undefined).toBe(page.offers ? phone : (advert.seller.phone ?? undefined));
      if (advert.availability === 'sold') return;
      expect(advert.description.slice(0, 100)).toBe(page.description.slice(0, 100));
      const offers: { price?: number; availability: string }[] = [page.offers ?? []].flat();
      expect(advert.price === null).toBe(offers.length === 0);
      if (advert.price === null) return;
      // The weekly price of a subscription is stated without `price`, and the price to buy follows it.
      expect(offers.find(({ price }) => price !== undefined)?.price).toBe(advert.price.amount);
      expect(priceStatement(vehicle, rules).text).toContain(advert.price.text);
      expect(offers[0]?.availability).toBe(
        `https://schema.org/${{ inStock: 'InStock', comingSoon: 'PreOrder', reserved: 'LimitedAvailability' }[advert.availability]}`,
      );
    }),
    { numRuns: 500 },
  );
});
