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

function withHotPages(bytes = 24 * MB): PageMemory {
  const memory = new PageMemory(bytes);
  for (const key of HOT) memory.set(key, page());
  for (const key of HOT) memory.get(key);
  return memory;
}

describe('a flood', () => {
  test('of 404 addresses stores nothing and leaves pages cached', () => {
    const memory = withHotPages();
    const { bytes } = memory;
    for (let number = 0; number < 2_000; number += 1) {
      memory.set(`/nowhere-${number}`, page(404));
      expect(memory.get(`/nowhere-${number}`)).toBeUndefined();
    }
    expect(memory.bytes).toBe(bytes);
    for (const key of HOT) expect(memory.peek(key)).toBeDefined();
  });

  test('of pages requested once leaves pages requested repeatedly', () => {
    const memory = withHotPages();
    for (let number = 0; number < 2_000; number += 1) memory.set(`/cars/${number}`, page());
    for (const key of HOT) expect(memory.peek(key)).toBeDefined();
    expect(memory.bytes).toBeLessThanOrEqual(24 * MB);
  });
});

test('removes a page that turns into a 404', () => {
  const memory = new PageMemory(24 * MB);
  memory.set('/sold', page());
  memory.set('/sold', page(404));
  expect([memory.get('/sold'), memory.bytes]).toEqual([undefined, 0]);
});

test('counts two bytes for characters outside Latin-1, and its own overhead', () => {
  const html = (text: string) => bytesOf({ value: { html: text } }, '/');
  expect(html('café'.repeat(100)) - html('')).toBe(400);
  expect(html('cars – used'.repeat(100)) - html('')).toBe(2_200);
  expect(bytesOf({ value: null }, '/')).toBeGreaterThan(1_000);
  const segmentData = new Map([['/a', Buffer.alloc(500)]]);
  expect(bytesOf({ value: { html: '', segmentData } }, '/') - html('')).toBe(502);
});
