import { describe, expect, test } from 'vitest';
import { plainName } from './column-name.ts';
import { PRESET_IDS, PRESETS, recognisePreset } from './presets.ts';
import { recogniseColumns } from './recognise.ts';

const PENTANA = [
  'DEALERCODE',
  'STOCKNO',
  'NEWUSED',
  'EXTCOLOUR',
  'INTCOLOUR',
  'KMS',
  'RETAIL',
  'EGC',
  'REGNO',
  'REGEXP',
  'BUILTDATE',
  'IMG1',
  'IMG2',
  'IMG3',
];
const HOMENET = [
  'DealerID',
  'Stock',
  'Trim',
  'ExtColor',
  'IntColor',
  'Miles',
  'MSRP',
  'Invoice',
  'ImageList',
  'SellingPrice',
  'Internet_Price',
];
const META = [
  'vehicle_id',
  'condition',
  'state_of_vehicle',
  'mileage.value',
  'mileage.unit',
  'image.url',
  'image.tag',
  'exterior_color',
  'body_style',
];

const fieldsOf = (...of: Parameters<typeof recogniseColumns>) =>
  Object.fromEntries(recogniseColumns(...of).columns.map(({ name, field }) => [name, field]));

describe('a system is recognised', () => {
  test.each([
    [PENTANA, 'pentana'],
    [HOMENET, 'homenet'],
    [META, 'meta'],
    [['id', 'store_code', 'image_link', 'vehicle_price_type', 'link'], 'google'],
    [['StockNumber', 'YardCode', 'YearGroup', 'GearType', 'ImageURLs', 'RegoNum'], 'easycars'],
    [['Stock No', 'Make', 'Model', 'Price', 'Photos'], null],
    [[], null],
  ])('by its columns %o', (header, preset) => expect(recognisePreset(header)).toBe(preset));

  test('although its columns have other cases and spaces', () => {
    expect(recognisePreset(PENTANA.map((name) => name.toLowerCase().replace('no', ' No')))).toBe('pentana');
  });
});

describe('the columns of a system', () => {
  test('have its own meanings', () => {
    expect(fieldsOf(HOMENET, [])).toMatchObject({
      Trim: 'badge',
      Miles: 'miles',
      MSRP: null,
      DealerID: 'location',
    });
    expect(fieldsOf(META, [])).toMatchObject({
      condition: null,
      state_of_vehicle: 'car_type',
      'image.url': 'images',
      'image.tag': null,
    });
    expect(fieldsOf(PENTANA, [])).toMatchObject({ EGC: 'price', RETAIL: null, REGEXP: 'rego_expiry' });
  });

  test('are mapped although they are empty in the sample', () => {
    const row = { IMG1: 'https://photos.dealer.example/1.jpg', IMG2: '', IMG3: '' };
    expect(fieldsOf(PENTANA, [row])).toMatchObject({ IMG1: 'images', IMG2: 'images', IMG3: 'images' });
  });

  test('with values precede empty ones and zeros of the same field', () => {
    const rows = (price: string) => [{ SellingPrice: '35995', Internet_Price: price }];
    expect(fieldsOf(HOMENET, rows('35495'))).toMatchObject({ Internet_Price: 'price', SellingPrice: null });
    expect(fieldsOf(HOMENET, rows('0'))).toMatchObject({ Internet_Price: null, SellingPrice: 'price' });
  });

  test('mean something else in another system that a person chooses', () => {
    expect(fieldsOf(HOMENET, [], 'generic')).toMatchObject({ SellingPrice: 'price' });
    expect(recogniseColumns(HOMENET, [], 'meta').preset).toBe('meta');
  });
});

test.each(PRESET_IDS)('the preset %s has plain column names, each with one meaning', (id) => {
  const { columns, unused, marks } = PRESETS[id];
  const names = [...Object.keys(columns), ...Object.keys(unused)];
  expect(new Set(names).size).toBe(names.length);
  const all = [...names, ...marks.flatMap((each) => each.names)];
  expect(all.filter((name) => plainName(name) !== name)).toEqual([]);
  for (const { names: markNames, least } of marks) expect(markNames.length).toBeGreaterThanOrEqual(least);
});
