import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cityElsewhere, consignedPlace, vehiclePlace } from './vehicle-place.ts';

const nowhere = { private_suburb: null, private_postcode: null, location_name: null, city: null };

describe('the place of a vehicle', () => {
  const dealer = { ...nowhere, location_name: 'Harbour Albion', city: 'Albion' };

  test('is suburb and postcode of a consigned car (CAR-072 CAR-073 OPEN-121)', () =>
    expect(vehiclePlace({ ...dealer, private_suburb: 'Paddington', private_postcode: '4064' })).toBe(
      'Paddington 4064',
    ));

  test('is the location (VDP-07 CAR-069)', () => expect(vehiclePlace(dealer)).toBe('Harbour Albion'));

  test('is the city of a car without a location (VDP-07 CAR-070)', () => {
    expect(vehiclePlace({ ...nowhere, city: 'Albion' })).toBe('Albion');
    expect(vehiclePlace({ ...nowhere, location_name: ' ' })).toBeNull();
  });

  test('of a consigned car may be one of suburb and postcode', () => {
    expect(consignedPlace({ ...nowhere, private_postcode: '4064' })).toBe('4064');
    expect(consignedPlace({ ...nowhere, private_suburb: ' ' })).toBeNull();
  });
});

describe('a vehicle in another city', () => {
  test('is announced by its city, a consigned one by its suburb (ANN-02 ANN-05)', () => {
    expect(cityElsewhere({ ...nowhere, city: 'Southport' }, 'Albion')).toBe('Southport');
    expect(cityElsewhere({ ...nowhere, city: 'Albion', private_suburb: 'Bardon' }, 'Albion')).toBe('Bardon');
  });
  test('is not announced in the same or an unknown city (ANN-05)', () => {
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
