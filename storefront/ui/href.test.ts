import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writtenHref } from './href.ts';

test('percent-encodes the brackets of filters', () => {
  expect(writtenHref('/search?refinementList[make][0]=Land%20Rover&range[price]=:20000#results')).toBe(
    '/search?refinementList%5Bmake%5D%5B0%5D=Land%20Rover&range%5Bprice%5D=:20000#results',
  );
  expect(writtenHref('/search?query=a|b "c"')).toBe('/search?query=a%7Cb%20%22c%22');
});

test('leaves IPv6 hosts, other schemes and anchors unchanged', () => {
  for (const href of ['http://[::1]:3000/cars', 'tel:0770100110', 'mailto:a@b.example', '#enquire', '/'])
    expect(writtenHref(href)).toBe(href);
  expect(writtenHref('//[::1]/?a[b]=c')).toBe('//[::1]/?a%5Bb%5D=c');
});

test('keeps the target of any address, and encodes it only once', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string()), fc.string(), (parameters, tail) => {
      const address = `/search?${decodeURI(new URLSearchParams(parameters).toString())}#${encodeURIComponent(tail)}`;
      const written = writtenHref(address);
      expect(writtenHref(written)).toBe(written);
      expect(written).not.toMatch(/[[\] ]/);
      expect([...new URL(written, 'http://site').searchParams]).toEqual([
        ...new URL(address, 'http://site').searchParams,
      ]);
    }),
  );
});
