import fc from 'fast-check';

export interface HostileBody {
  type: string;
  body: string | Buffer;
}

type Json = Record<string, unknown>;

/** Text that databases, mails and headers may mishandle. */
export const hostileText = fc.oneof(
  fc.constantFrom(
    '\0',
    'a\0b',
    '\ud800',
    'x\udc00y',
    '\u0000\u0001\u001f\u007f\u0085',
    'Kim\r\nBcc: everybody@hostile.example',
    '\u202ekim\ufeff\u2028',
    'e\u0301'.repeat(40),
    "'; drop table leads; --",
    '<script>alert(1)</script>',
    '{{7*7}}#{7*7}%00%ff',
    '\\u0000',
    '../../etc/passwd',
    'NaN',
    '😀'.repeat(50),
    '\ufdfa'.repeat(100),
  ),
  fc.string({ unit: 'binary', maxLength: 80 }),
);

const deep = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth);

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      null,
      true,
      false,
      0,
      -1,
      1e308,
      1.5,
      2 ** 53,
      [],
      {},
      [null],
      [[[]]],
      ['x', 7, {}],
    ),
  },
  { weight: 1, arbitrary: fc.array(hostileText, { maxLength: 300 }) },
  { weight: 1, arbitrary: fc.dictionary(hostileText, hostileText, { maxKeys: 5 }) },
  { weight: 1, arbitrary: fc.constant(JSON.parse(deep(800, '[', ']'))) },
);

const PROTOTYPE = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then'];

function replaceValue(sample: unknown, path: readonly number[], value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined || typeof sample !== 'object' || sample === null) return value;
  const entries = Object.entries(sample);
  if (entries.length === 0) return value;
  const at = step % entries.length;
  const changedEntries = entries.map(([key, old], index) => [
    key,
    index === at ? replaceValue(old, rest, value) : old,
  ]);
  return Array.isArray(sample) ? changedEntries.map(([, one]) => one) : Object.fromEntries(changedEntries);
}

/** Adds a key that `JSON.stringify` never writes: a duplicate, or `__proto__`. */
const withKey = (json: string, key: string, value: unknown): string =>
  json.replace(
    /\}$/,
    `${json.length > 2 ? ',' : ''}${JSON.stringify(key)}:${JSON.stringify(value) ?? 'null'}}`,
  );

const form = (sample: Json): string =>
  new URLSearchParams(
    Object.entries(sample).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  ).toString();

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

/**
 * Generates bodies for a route: valid, nearly valid, and nonsense.
 * @param sample a valid body of the route
 */
export function hostileBodies(sample: Json): fc.Arbitrary<HostileBody> {
  const json = JSON.stringify(sample);
  const as = (type: string) => (body: string | Buffer) => ({ type, body });
  const path = fc.array(fc.nat(20), { minLength: 1, maxLength: 3 });
  const nearlyValid = fc
    .array(fc.tuple(path, hostileValue), { minLength: 1, maxLength: 3 })
    .map((changes) => changes.reduce<unknown>((one, [at, value]) => replaceValue(one, at, value), sample));
  const keys = fc.tuple(fc.constantFrom(...PROTOTYPE, ...Object.keys(sample)), hostileValue);
  const long = fc
    .tuple(path, fc.constantFrom('x', '\0', '\ud800', '😀', '"', '\n'))
    .map(([at, sign]) => JSON.stringify(replaceValue(sample, at, sign.repeat(200_000 / sign.length))));
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant(as(JSON_TYPE)(json)) },
    { weight: 12, arbitrary: nearlyValid.map((value) => as(JSON_TYPE)(JSON.stringify(value))) },
    { weight: 3, arbitrary: keys.map(([key, value]) => as(JSON_TYPE)(withKey(json, key, value))) },
    { weight: 1, arbitrary: long.map(as(JSON_TYPE)) },
    { weight: 2, arbitrary: fc.nat(json.length).map((end) => as(JSON_TYPE)(json.slice(0, end))) },
    {
      weight: 2,
      arbitrary: fc
        .constantFrom(
          '',
          ' ',
          'null',
          '7',
          '""',
          '[]',
          '{}',
          '\ufeff{}',
          deep(20_000, '[', ''),
          deep(5_000, '{"a":', '}'),
        )
        .map(as(JSON_TYPE)),
    },
    {
      weight: 1,
      arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => as(JSON_TYPE)(Buffer.from(bytes))),
    },
    {
      weight: 4,
      arbitrary: nearlyValid.map((value) =>
        as(FORM_TYPE)(form(value && typeof value === 'object' ? (value as Json) : {})),
      ),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('name=%00&email=%ED%A0%80', '%', '%ff=%ff', '=&=&&', 'name=a&name=b', '__proto__=x')
        .map(as(FORM_TYPE)),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(
          'text/plain',
          'application/xml',
          '',
          'application/json; charset=utf-16',
          'x/\u0001y'.replace('\u0001', ''),
        )
        .map((type) => as(type)(json)),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(
          '--b\r\ncontent-disposition: form-data; name="name"\r\n\r\n\0\r\n--b--\r\n',
          '--b\r\ncontent-disposition: form-data; name="f"; filename="../x"\r\n\r\n',
          'no boundary at all',
        )
        .map(as('multipart/form-data; boundary=b')),
    },
  );
}
