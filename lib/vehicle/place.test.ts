import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cityElsewhere, consignedPlace, vehiclePlace } from './place.ts';

const nowhere = { private_suburb: null, private_postcode: null, location_name: null, city: null };

describe('the place of a vehicle (OPEN-121 VDP-07)', () => {
  test('is that of a consigned car, else its location, else its city', () => {
    const dealer = { ...nowhere, location_name: 'Harbour Albion', city: 'Albion' };
    expect(vehiclePlace({ ...dealer, private_suburb: 'Paddington', private_postcode: '4064' })).toBe(
      'Paddington 4064',
    );
    expect(vehiclePlace(dealer)).toBe('Harbour Albion');
    expect(vehiclePlace({ ...nowhere, city: 'Albion' })).toBe('Albion');
    expect(vehiclePlace({ ...nowhere, location_name: ' ' })).toBeNull();
  });
  test('of a consigned car is what is known of it', () => {
    expect(consignedPlace({ ...nowhere, private_postcode: '4064' })).toBe('4064');
    expect(consignedPlace({ ...nowhere, private_suburb: ' ' })).toBeNull();
  });
});

describe('a vehicle that stands elsewhere (ANN-05)', () => {
  test('is told by its city, a consigned one by its suburb', () => {
    expect(cityElsewhere({ ...nowhere, city: 'Southport' }, 'Albion')).toBe('Southport');
    expect(cityElsewhere({ ...nowhere, city: 'Albion', private_suburb: 'Bardon' }, 'Albion')).toBe('Bardon');
  });
  test('is never told where the two are one or one is unknown', () => {
    fc.assert(
      fc.property(fc.string(), (city) => {
        expect(cityElsewhere({ ...nowhere, city }, ` ${city.toLowerCase()}`)).toBeNull();
        expect(cityElsewhere({ ...nowhere, city }, null)).toBeNull();
        expect(cityElsewhere(nowhere, city)).toBeNull();
      }),
      { examples: [['ALBION'], ['']] },
    );
  });
});
