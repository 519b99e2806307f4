import { expect, test } from 'vitest';
import { decodeEntry, encodeEntry } from './shared-entry.ts';

const page = {
  kind: 'APP_PAGE',
  html: '<p>Ein Auto – 一辆车 🚗</p>'.repeat(500),
  rscData: Buffer.from([0, 255, 10]),
  segmentData: new Map([['/_tree', Buffer.from('tree')]]),
  headers: { 'x-next-cache-tags': 'harbour/page/' },
};
const entry = {
  value: page,
  lastModified: 5,
  cacheControl: { revalidate: 60, expire: undefined },
  begun: { epoch: 'a', sequence: 7 },
};

test('restores a page unchanged from a fraction of its size', async () => {
  const bytes = await encodeEntry(entry);
  expect(bytes.length).toBeLessThan(page.html.length / 10);
  expect(await decodeEntry(bytes)).toEqual(entry);
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['words', Buffer.from('hello')],
])('rejects %s', async (_, bytes) => {
  expect(await decodeEntry(bytes)).toBeNull();
});

test('rejects other stored values and truncated entries', async () => {
  const bytes = await encodeEntry(entry);
  expect(await decodeEntry(bytes.subarray(0, bytes.length / 2))).toBeNull();
  expect(await decodeEntry(await encodeEntry({ lastModified: 'soon' } as never))).toBeNull();
});
