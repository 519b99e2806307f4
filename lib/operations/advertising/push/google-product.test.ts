import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { googleInputName, googleProductOf } from './google-product.ts';

const ROW = {
  id: 'car-1',
  VIN: 'MR0HA3CD000000001',
  vehicle_fulfillment: 'in_store:BRIS:1',
  title: '2021 Toyota HiLux',
  link: 'https://sample.example/cars/a',
  additional_image_link: ['https://photos.example/2.jpg', 'https://photos.example/3.jpg'],
  condition: 'used',
  trim: '',
  price: '54990.50 AUD',
};

describe('a product input', () => {
  test('has the attributes of the API and the others under the name that they have in files', () => {
    expect(googleProductOf(ROW, 'car-1', 7)).toEqual({
      offerId: 'car-1',
      contentLanguage: 'en',
      feedLabel: 'AU',
      legacyLocal: true,
      versionNumber: '7',
      productAttributes: {
        title: '2021 Toyota HiLux',
        link: 'https://sample.example/cars/a',
        additionalImageLinks: ['https://photos.example/2.jpg', 'https://photos.example/3.jpg'],
        condition: 'USED',
        price: { amountMicros: '54990500000', currencyCode: 'AUD' },
      },
      customAttributes: [
        { name: 'VIN', value: 'MR0HA3CD000000001' },
        {
          name: 'vehicle_fulfillment',
          groupValues: [
            { name: 'option', value: 'in_store' },
            { name: 'store_code', value: 'BRIS:1' },
          ],
        },
      ],
    });
  });

  test('has the exact price of any amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e13 }), (cents) => {
        const price = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')} AUD`;
        expect(googleProductOf({ price }, 'a', 1).productAttributes.price).toEqual({
          amountMicros: (BigInt(cents) * 10_000n).toString(),
          currencyCode: 'AUD',
        });
      }),
    );
  });

  test('is not made of a price without a currency', () => {
    expect(() => googleProductOf({ price: '54990' }, 'a', 1)).toThrow('not a price');
  });

  test('is named for a local product of Australia', () => {
    expect(googleInputName('car-1')).toBe('local~en~AU~car-1');
  });
});
