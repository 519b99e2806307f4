import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FIELDS } from './fields.ts';
import { recogniseColumns, recogniseDelimiter, recogniseEncoding } from './recognise.ts';
import { FIELD_NAMES } from './recognised-names.ts';

const fieldsOf = (header: readonly string[], rows: readonly Record<string, string>[] = []) =>
  Object.fromEntries(recogniseColumns(header, rows).columns.map(({ name, field }) => [name, field]));

describe('columns by their names', () => {
  test('of Dealer Studio’s import file', () => {
    // docs.dealerstudio.com.au/article/115
    const header = [
      'Stock number',
      'Car type',
      'Make',
      'Model',
      'DAP Price',
      'EGC Price',
      'Badge',
      'Series',
      'Cylinders',
      'Rego',
      'Rego expiry',
      'Vin',
      'Body',
      'Year',
      'Odometer',
      'Interior Colour',
      'Exterior Colour',
      'Location code',
      'Vehicle description',
      'Build date',
      'Compliance date',
      'Dealercomments',
      'Fuel',
      'Transmission',
      'Doors',
      'Seats',
      'Purchase cost',
      'Features',
      'Certified',
      'Drive',
      'Engine size',
      'Encrypted Redbook code',
      'NVIC code',
      'Autograb ID',
    ];
    const { columns, defaults, missing } = recogniseColumns(header, []);
    const open = columns.filter(({ field }) => field === null);
    expect(open.map(({ name, note }) => [name, note])).toEqual([
      ['Vehicle description', '“Dealercomments” fills the same field'],
      ['Purchase cost', 'Not used: what the dealer paid'],
    ]);
    expect(fieldsOf(header)).toMatchObject({
      'Stock number': 'stocknum',
      'Car type': 'car_type',
      'EGC Price': 'price',
      'DAP Price': 'drive_away_price',
      'Location code': 'location',
      'NVIC code': 'nvic',
      'Encrypted Redbook code': 'redbook_code',
      'Autograb ID': 'autograb_id',
      'Rego expiry': 'rego_expiry',
    });
    expect(defaults).toEqual({ price_type: 'Excl. Govt. Charges', status: 'in_stock' });
    expect(missing).toEqual([]);
  });

  test('of a list with both colours in one column and one location', () => {
    const rows = ['White / Grey', 'Red / -'].map((ColourExtInt) => ({
      ColourExtInt,
      Location: 'Moorabbin, VIC',
    }));
    const { columns } = recogniseColumns(['ColourExtInt', 'Location'], rows);
    expect(columns).toMatchObject([
      { field: 'colours' },
      { field: null, note: 'The same for every vehicle, so it does not distinguish locations' },
    ]);
    const places = ['Albion', 'Rocklea'].map((Location) => ({ Location }));
    expect(recogniseColumns(['Location'], places).columns).toMatchObject([{ field: 'location' }]);
  });

  test('of Dealer Studio’s webhook', () => {
    // dev.dealerstudio.com.au/guides/inventory/import/dms-webhook-integration
    const header = [
      'stocknum',
      'rego',
      'location_code',
      'odometer',
      'dapprice',
      'egcprice',
      'nvic_code',
      'redbook_code',
    ];
    expect(Object.values(fieldsOf([...header, 'images', 'external_video_url', 'dealercomments']))).toEqual([
      'stocknum',
      'regplate',
      'location',
      'km',
      'drive_away_price',
      'price',
      'nvic',
      'redbook_code',
      'images',
      'external_video_url',
      'dealercomments',
    ]);
  });

  test('with the names of their parents, as Carsales writes them', () => {
    expect(fieldsOf(['Vehicle.StockNumber', 'Specification.Make', 'Specification.Model'])).toEqual({
      'Vehicle.StockNumber': 'stocknum',
      'Specification.Make': 'make',
      'Specification.Model': 'model',
    });
  });

  test('of Meta’s vehicle feeds', () => {
    const header = [
      'vehicle_id',
      'title',
      'make',
      'model',
      'year',
      'mileage.value',
      'image[0].url',
      'image[1].url',
    ];
    expect(fieldsOf(header)).toEqual({
      vehicle_id: 'stocknum',
      title: 'name',
      make: 'make',
      model: 'model',
      year: 'year',
      'mileage.value': 'km',
      'image[0].url': 'images',
      'image[1].url': 'images',
    });
  });

  test('of numbered photos', () => {
    expect(fieldsOf(['Photo1', 'Photo 2', 'IMAGE_03', 'Seats 2'])).toEqual({
      Photo1: 'images',
      'Photo 2': 'images',
      IMAGE_03: 'images',
      'Seats 2': null,
    });
  });

  test('of a price imply the price type, unless a column has it', () => {
    expect(recogniseColumns(['Drive Away Price'], []).defaults.price_type).toBe('Drive Away');
    expect(recogniseColumns(['Drive Away Price', 'Price Type'], []).defaults.price_type).toBeUndefined();
    expect(recogniseColumns(['Price', 'DAP'], []).defaults.price_type).toBeUndefined();
    expect(recogniseColumns(['Price'], []).missing).toEqual(['stocknum', 'car_type', 'make', 'model']);
  });

  test('belong to one field each', () => {
    const names = Object.values(FIELD_NAMES).flat();
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(names.every((name) => /^[a-z0-9]+$/.test(name))).toBe(true);
  });
});

describe('columns by their values', () => {
  test('recognise VINs and photos', () => {
    const rows = [{ A: 'MR0HA3CD100000001', B: 'https://photos.example/1.jpg?w=9', C: 'x' }];
    expect(recogniseColumns(['A', 'B', 'C'], rows).columns.map(({ field, note }) => [field, note])).toEqual([
      ['vin', 'Recognised by its values'],
      ['images', 'Recognised by its values'],
      [null, null],
    ]);
  });

  test('distinguish car types from body types', () => {
    expect(fieldsOf(['Type'], [{ Type: 'Used' }, { Type: 'demo' }])).toEqual({ Type: 'car_type' });
    expect(fieldsOf(['Type'], [{ Type: 'Ute' }, { Type: 'Van' }])).toEqual({ Type: 'simple_body' });
    expect(fieldsOf(['Type', 'Condition'], [{ Type: 'Used', Condition: 'Used' }])).toEqual({
      Type: null,
      Condition: 'car_type',
    });
  });

  test('give a note if they contradict the name', () => {
    const [year] = recogniseColumns(['Year'], [{ Year: 'red' }, { Year: 'blue' }, { Year: '2020' }]).columns;
    expect(year).toEqual({
      name: 'Year',
      field: 'year',
      note: 'Most values are invalid: is not a number',
      examples: ['red', 'blue', '2020'],
    });
  });

  test('fill each field from one column, except photos, for any sample', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.constantFrom('2020', 'https://a.example/1.jpg', 'MR0HA3CD100000001'),
    );
    const name = fc.oneof(fc.string(), fc.constantFrom(...Object.values(FIELD_NAMES).flat()));
    fc.assert(
      fc.property(fc.uniqueArray(name), fc.array(fc.array(cell)), (header, cells) => {
        const rows = cells.map((values) =>
          Object.fromEntries(header.map((column, index) => [column, values[index]])),
        );
        const { columns } = recogniseColumns(header, rows);
        expect(columns.map((column) => column.name)).toEqual(header);
        const fields = columns.flatMap(({ field }) => field ?? []);
        expect(fields.every((field) => FIELDS.includes(field))).toBe(true);
        const single = fields.filter((field) => field !== 'images' && field !== 'spin_images');
        expect(new Set(single).size).toBe(single.length);
      }),
    );
  });
});

test('ignores a column called constructor', () => {
  const [column] = recogniseColumns(['constructor'], [{ constructor: 'x' }]).columns;
  expect(column).toEqual({ name: 'constructor', field: null, note: null, examples: ['x'] });
});

test('takes the most frequent delimiter outside quotation marks', () => {
  expect(recogniseDelimiter(['STOCK;YR;MAKE'])).toBe(';');
  expect(recogniseDelimiter(['Stock\tYear\tMake, model'])).toBe('\t');
  expect(recogniseDelimiter(['"a;b;c;d",e,f'])).toBe(',');
  expect(recogniseDelimiter(['Stock|Year'])).toBe('|');
  expect(recogniseDelimiter(['Stock'])).toBe(',');
  expect(recogniseDelimiter(['sep=;', 'Stock,no;Year'])).toBe(';');
  expect(recogniseDelimiter(['Stock, printed today', 'Stock;Year;Make;Model'])).toBe(';');
});

test('detects the encoding, with Windows-1252 as the fallback', () => {
  expect(recogniseEncoding(Buffer.from('Citroën'))).toBe('utf-8');
  expect(recogniseEncoding(Buffer.from('Citroën').subarray(0, 6))).toBe('utf-8');
  expect(recogniseEncoding(Buffer.from('Citroën', 'latin1'))).toBe('windows-1252');
  expect(recogniseEncoding(Buffer.from('Stock,Make', 'utf16le'))).toBe('utf-16le');
  expect(recogniseEncoding(Buffer.from([0xfe, 0xff, 0, 65]))).toBe('utf-16be');
  expect(recogniseEncoding(Buffer.from('Stock,Make', 'utf16le').swap16())).toBe('utf-16be');
});

describe('a column with more values than a dealer has locations', () => {
  const header = ['Location'];
  const rowsOf = (location: (index: number) => string) =>
    Array.from({ length: 80 }, (_, index) => ({ Location: location(index) }));

  test('is offered as the suburb', () => {
    const [column] = recogniseColumns(
      header,
      rowsOf((index) => `Suburb ${'x'.repeat(index)}`),
    ).columns;
    expect(column).toMatchObject({ field: 'city', note: expect.stringContaining('suburbs') });
  });

  test('is offered as the address if its values have numbers', () => {
    const [column] = recogniseColumns(
      header,
      rowsOf((index) => `${index + 1} High Street, Kew VIC`),
    ).columns;
    expect(column).toMatchObject({ field: 'address', note: expect.stringContaining('addresses') });
  });
});

const fieldsOfRow = (row: Record<string, unknown>) =>
  Object.fromEntries(
    recogniseColumns(Object.keys(row), [row]).columns.map(({ name, field }) => [name, field]),
  );

test('a column with yes or no is no condition of its own', () => {
  expect(fieldsOfRow({ New: 'N', Used: 'Y', Certain: 'N' })).toEqual({
    New: 'is_new',
    Used: 'is_used',
    Certain: null,
  });
});

test('the name of a part describes the part, not the vehicle', () => {
  expect(
    fieldsOfRow({ 'specs.transmission.name': 'Auto', 'specs.model.id': '5', 'specs.model.name': 'Camry' }),
  ).toEqual({ 'specs.transmission.name': 'trans', 'specs.model.id': null, 'specs.model.name': 'model' });
});

test('of several sizes of a photo the largest is used', () => {
  const url = 'https://photos.dealer.example/1.jpg';
  expect(fieldsOfRow({ 'photo.thumb': url, 'photo.large': url, 'photo.original': url })).toEqual({
    'photo.thumb': null,
    'photo.large': null,
    'photo.original': 'images',
  });
});

test('a letter is a condition if the column has U for used', () => {
  const typeOf = (values: string[]) =>
    recogniseColumns(
      ['Type'],
      values.map((Type) => ({ Type })),
    ).columns[0]?.field;
  expect(typeOf(['U', 'N', 'D'])).toBe('car_type');
  expect(typeOf(['N', 'N'])).toBe('simple_body');
});

test('a row of totals does not hide the condition', () => {
  const rows = ['Used', 'New', 'Demo', '3 vehicles'].map((Type) => ({ Type }));
  expect(recogniseColumns(['Type'], rows).columns[0]?.field).toBe('car_type');
});

test('a title is taken apart if no column has the make', () => {
  expect(fieldsOfRow({ Ref: '1', Vehicle: '2021 Toyota Corolla Ascent Sport', Comment: 'Nice' })).toEqual({
    Ref: 'stocknum',
    Vehicle: 'make_and_model',
    Comment: 'dealercomments',
  });
});

test('names with Desc and the properties of schema.org are known', () => {
  expect(
    fieldsOfRow({ MAKE_DESC: 'Kia', TRANS_DESC: 'CVT', itemCondition: 'NewCondition', sku: 'A1' }),
  ).toEqual({ MAKE_DESC: 'make', TRANS_DESC: 'trans', itemCondition: 'car_type', sku: 'stocknum' });
});

test('a column with yes or no is neither a price nor a date', () => {
  expect(fieldsOfRow({ 'Drive Away?': 'Yes', 'Now Price': '$36,990', Sold: 'N' })).toEqual({
    'Drive Away?': null,
    'Now Price': 'price',
    Sold: 'is_sold',
  });
});

test('a trim beside the colour of the interior is the badge', () => {
  expect(fieldsOfRow({ Trim: 'GT', 'Int Colour': 'Black' })).toEqual({
    Trim: 'badge',
    'Int Colour': 'interior_colour',
  });
  expect(fieldsOfRow({ Trim: 'Black' })).toEqual({ Trim: 'interior_colour' });
});
