import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FeedError } from '../feed-error.ts';
import { readXml } from './xml.ts';

const COLUMNS = { known: new Set(['make']), required: new Set<string>() };

/** Reads all entries, with the text in chunks of the given length. */
async function entriesOf(text: string, records = '$.*', pieceLength = 7) {
  async function* pieces() {
    for (let start = 0; start < text.length; start += pieceLength)
      yield text.slice(start, start + pieceLength);
  }
  const rows: Record<string, unknown>[] = [];
  for await (const { line, values } of readXml(pieces(), { ...COLUMNS, records, onUnexpected: () => {} })) {
    expect(line).toBe(rows.length + 1);
    rows.push({ ...values });
  }
  return rows;
}

test('turns elements, attributes, repeated elements and CDATA into columns', async () => {
  const feed = `<?xml version="1.0"?>
    <stock><vehicle id="7"><make>Great  Wall</make><price currency="AUD"><egc>1</egc><dap>2</dap></price><badge/>
      <images><image>https://a.example/1.jpg</image><image>https://a.example/2.jpg</image></images>
      <comments><![CDATA[5 < 6 & <b>fine</b>]]></comments><note>a &amp; b &#233; &nbsp;</note></vehicle></stock>`;
  expect(await entriesOf(feed)).toEqual([
    {
      '@id': '7',
      make: 'Great  Wall',
      'price@currency': 'AUD',
      'price.egc': '1',
      'price.dap': '2',
      badge: '',
      'images.image': ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
      comments: '5 < 6 & <b>fine</b>',
      note: 'a & b é',
    },
  ]);
});

test('finds entries at any depth, next to other elements', async () => {
  const feed = '<a><head><car><make>no</make></car></head><stock><car><make>yes</make></car></stock></a>';
  expect(await entriesOf(feed, '$.stock.car')).toEqual([{ make: 'yes' }]);
  expect(await entriesOf(feed, '$.*.car')).toEqual([{ make: 'no' }, { make: 'yes' }]);
  expect(await entriesOf(feed, '$.none')).toEqual([]);
});

test.each([
  ['a document type', '<!DOCTYPE a [<!ENTITY b "c">]><a><car><make>&b;</make></car></a>', /document type/],
  [
    'an entity that is a file',
    '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
    /document type/,
  ],
  ['an entity that nobody defined', '<a><car><make>&lol;</make></car></a>', /not valid XML/],
  ['an element that another ends', '<a><car><make>x</car></a>', /not valid XML/],
  ['CSV', 'make,model\nToyota,HiLux\n', /not valid XML/],
  ['nothing', ' \n', /is empty/],
  ['great depth', `<a>${'<b>'.repeat(60)}${'</b>'.repeat(60)}</a>`, /nested/],
  [
    'a field beyond belief',
    `<a><car><make>${'x'.repeat(200_000)}</make></car></a>`,
    /more than 100,000 characters/,
  ],
])('rejects %s', async (_, feed, reason) => {
  await expect(entriesOf(feed, '$.*', 1000)).rejects.toThrow(reason);
});

const name = fc.stringMatching(/^[a-z]{1,8}$/);
const entry = fc.dictionary(name, fc.string({ unit: 'grapheme', maxLength: 20 }), { minKeys: 1, maxKeys: 5 });
const escapeXml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/\p{Cc}/gu, '');
const plain = (text: string) => text.replaceAll(/\p{Cc}/gu, '').trim();
const xmlOf = (entries: Record<string, string>[]) =>
  `<stock>${entries
    .map(
      (fields) =>
        `<car>${Object.entries(fields)
          .map(([key, value]) => `<${key}>${escapeXml(value)}</${key}>`)
          .join('')}</car>`,
    )
    .join('')}</stock>`;

test('reads any document, in chunks of any size', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(entry, { maxLength: 5 }),
      fc.integer({ min: 1, max: 50 }),
      async (entries, length) => {
        const expected = entries.map((fields) =>
          Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, plain(value)])),
        );
        expect(await entriesOf(xmlOf(entries), '$.*', length)).toEqual(expected);
      },
    ),
  );
});

test('rejects a truncated file', async () => {
  const feed = xmlOf([
    { make: 'Toyota', model: 'HiLux' },
    { make: 'Ford', model: 'Ranger' },
  ]);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: feed.length - 1 }), async (length) => {
      await expect(entriesOf(feed.slice(0, length))).rejects.toThrow(FeedError);
    }),
  );
});
