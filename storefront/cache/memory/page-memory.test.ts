import { describe, expect, test } from 'vitest';
import { bytesOf, PageMemory } from './page-memory.ts';

const MB = 1024 * 1024;
const page = (status = 200, kilobytes = 200) => ({
  value: {
    kind: 'APP_PAGE',
    status,
    html: 'a'.repeat(kilobytes * 512),
    rscData: Buffer.alloc(kilobytes * 512),
  },
});
const HOT = ['/', '/search', '/about-us', '/contact-us', '/cars/one', '/cars/two'];

/** Every hot page made and asked for once more. */
function withHotPages(bytes = 24 * MB): PageMemory {
  const memory = new PageMemory(bytes);
  for (const key of HOT) memory.set(key, page());
  for (const key of HOT) memory.get(key);
  return memory;
}

describe('a flood', () => {
  test('of 404 addresses leaves pages cached and memory within its limit', () => {
    const memory = withHotPages();
    for (let number = 0; number < 2_000; number += 1) {
      memory.set(`/nowhere-${number}`, page(404));
      // As the framework does on the way to the next answer.
      memory.get(`/nowhere-${number}`);
      expect(memory.bytes).toBeLessThanOrEqual(24 * MB);
    }
    for (const key of HOT) expect(memory.peek(key)).toBeDefined();
    const keptPages = Array.from({ length: 2_000 }, (_, number) => memory.peek(`/nowhere-${number}`));
    expect(keptPages.filter(Boolean).length).toBeLessThan(11);
  });

  test('of pages requested once leaves pages requested repeatedly', () => {
    const memory = withHotPages();
    for (let number = 0; number < 2_000; number += 1) memory.set(`/cars/${number}`, page());
    for (const key of HOT) expect(memory.peek(key)).toBeDefined();
    expect(memory.bytes).toBeLessThanOrEqual(24 * MB);
  });
});

test('keeps one entry when a page turns into a 404 or back', () => {
  const memory = new PageMemory(24 * MB);
  const [there, notThere] = [page(), page(404)];
  memory.set('/new', notThere);
  memory.set('/new', there);
  expect(memory.get('/new')).toBe(there);
  const bytes = memory.bytes;
  memory.set('/new', notThere);
  expect(memory.get('/new')).toBe(notThere);
  expect(memory.bytes).toBe(bytes);
});

test('counts two bytes for characters outside Latin-1, and its own overhead', () => {
  const html = (text: string) => bytesOf({ value: { html: text } }, '/');
  expect(html('café'.repeat(100)) - html('')).toBe(400);
  expect(html('cars – used'.repeat(100)) - html('')).toBe(2_200);
  expect(bytesOf({ value: null }, '/')).toBeGreaterThan(1_000);
  const segmentData = new Map([['/a', Buffer.alloc(500)]]);
  expect(bytesOf({ value: { html: '', segmentData } }, '/') - html('')).toBe(502);
});
