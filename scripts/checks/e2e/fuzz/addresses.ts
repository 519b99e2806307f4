import fc from 'fast-check';

const FACETS = [
  'make',
  'model',
  'body',
  'simple_body',
  'car_type',
  'price',
  'price_range',
  'year',
  'km',
  'location_name',
  'certified',
  'nonsense',
  '__proto__',
  'constructor',
  'dealership_id',
];

/** Values that people, old links, crawlers and attackers might send. */
const value = fc.oneof(
  fc.constantFrom('Toyota', 'Ford', 'Ranger', 'ute', 'used', 'true', 'Brisbane', '$10,000 - $20,000'),
  fc.constantFrom(
    "' OR 1=1 --",
    "Robert'); DROP TABLE cars;--",
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    'Toyota" OR dealership_id:"northside',
    'make:Toyota OR NOT show_on_dealer_website:true',
    ') OR (price > 0',
    '../../etc/passwd',
    '{{7*7}}%24%7B7*7%7D',
    '\u0000\u0001\u001f',
    '\r\nset-cookie: a=b',
    '\u202e\ufeff😀é漢',
    'a'.repeat(10_000),
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.webFragments({ size: 'small' }),
);

const number = fc.oneof(
  fc.integer().map(String),
  fc.constantFrom('-1', '0', '1', '2', '1e9', '1000000000', 'NaN', 'Infinity', '1.5', '', '٣', '0x10'),
);

const range = fc.oneof(
  fc.tuple(number, number).map(([from, to]) => `${from}:${to}`),
  fc.constantFrom('9:1', ':', '::', '10000', '10000:20000', ':20000', '-5:5', '1e3:1e4'),
  value,
);

const facet = fc.constantFrom(...FACETS);
const index = fc.constantFrom('0', '1', '39', '40', '9999', '-1', 'x', '');

const parameter: fc.Arbitrary<[string, string]> = fc.oneof(
  value.map((text): [string, string] => ['query', text]),
  number.map((text): [string, string] => ['page', text]),
  fc
    .oneof(fc.constantFrom('sort_price:asc', 'Car_production_sort_price_asc', 'year:desc', 'near'), value)
    .map((text): [string, string] => ['sortBy', text]),
  fc
    .tuple(facet, index, value)
    .map(([key, at, text]): [string, string] => [`refinementList[${key}][${at}]`, text]),
  fc.tuple(facet, value).map(([key, text]): [string, string] => [`menu[${key}]`, text]),
  fc.tuple(facet, range).map(([key, text]): [string, string] => [`range[${key}]`, text]),
  number.map((text): [string, string] => ['near', text]),
  fc.tuple(fc.string({ maxLength: 20 }), value),
  fc.tuple(
    fc.constantFrom('a[b][c][d]', 'query[]', 'query[x]', 'page[0]', 'range', 'refinementList[make]'),
    value,
  ),
);

const path = fc.oneof(
  { weight: 6, arbitrary: fc.constant('/search') },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      '/search/used-cars',
      '/search/new-cars',
      '/search/caravans',
      '/search/toyota',
      '/search/toyota/hilux',
      '/search/ford/ranger',
      '/used-car/',
      '/used-car/toyota',
      '/search/',
      '/search/TOYOTA',
    ),
  },
  {
    weight: 2,
    arbitrary: fc
      .array(
        fc.oneof(
          fc.string({ unit: 'grapheme', maxLength: 12 }),
          fc.constantFrom('..', '.', '%', '%zz', '__proto__'),
        ),
        {
          minLength: 1,
          maxLength: 3,
        },
      )
      .map((segments) => `/search/${segments.map(inAddress).join('/')}`),
  },
);

const inAddress = (text: string): string => encodeURIComponent(text.toWellFormed());

const address: fc.Arbitrary<string> = fc
  .tuple(path, fc.array(parameter, { maxLength: 6 }), fc.boolean())
  .map(([at, parameters, raw]) => {
    const pairs = parameters.map(
      ([name, text]) =>
        `${raw ? inAddress(name).replaceAll('%5B', '[').replaceAll('%5D', ']') : inAddress(name)}=${inAddress(text)}`,
    );
    return pairs.length ? `${at}?${pairs.join('&')}` : at;
  });

export const fuzzAddresses = (count: number, seed: number): string[] =>
  fc.sample(address, { numRuns: count, seed });
