import { expect, test } from 'vitest';
import { metaItemOf } from './meta-item.ts';

test('a column with a path becomes a nested field', () => {
  expect(
    metaItemOf(
      {
        vehicle_id: 'car-1',
        title: 'HiLux',
        'mileage.value': '45200',
        'mileage.unit': 'KM',
        'image[0].url': 'https://photos.example/1.jpg',
        'image[1].url': 'https://photos.example/2.jpg',
        'image[0].tag[0]': 'Ute',
        address: '{"addr1":"1 Main St","country":"AU"}',
      },
      'car-1',
    ),
  ).toEqual({
    id: 'car-1',
    title: 'HiLux',
    mileage: { value: '45200', unit: 'KM' },
    image: [{ url: 'https://photos.example/1.jpg', tag: ['Ute'] }, { url: 'https://photos.example/2.jpg' }],
    address: { addr1: '1 Main St', country: 'AU' },
  });
});

test('an empty field is sent to remove it, and an empty photo is left out of the list', () => {
  expect(
    metaItemOf({ trim: '', 'image[0].url': 'https://photos.example/1.jpg', 'image[1].url': '' }, 'car-1'),
  ).toEqual({ id: 'car-1', trim: '', image: [{ url: 'https://photos.example/1.jpg' }] });
});

test('a text that looks like JSON stays a text', () => {
  expect(metaItemOf({ description: '{New} tyres' }, 'car-1')).toEqual({
    id: 'car-1',
    description: '{New} tyres',
  });
});
