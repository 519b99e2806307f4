import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loggableAddress, readWebAddress } from './web-address.ts';

test.each([
  ['https://photos.example/1/a.jpg', 'https://photos.example/1/a.jpg'],
  [' HTTPS://Photos.Example/a b.jpg ', 'https://photos.example/a%20b.jpg'],
  [
    "https://cdn.example/w_400,h_300/driver's-side.jpg?v=1",
    "https://cdn.example/w_400,h_300/driver's-side.jpg?v=1",
  ],
])('reads %j as %j', (text, address) => expect(readWebAddress(text)).toEqual({ address }));

test.each([
  ['ftp://photos.example/a.jpg', 'is not a web address'],
  ['//photos.example/a.jpg', 'is not a web address'],
  ['javascript:alert(1)', 'is not a web address'],
  ['https://', 'is not a web address'],
  ['https://photos.example/"><script>', 'is not a web address'],
  ['https://user:pass@photos.example/a.jpg', 'holds a user name or password'],
  ['http://192.168.0.4/a.jpg', 'has a private host'],
  ['http://localhost:4003/a.jpg', 'has a private host'],
  [`https://photos.example/${'a'.repeat(2_000)}`, 'is longer than 2000 characters'],
  [`https://photos.example/${'ä'.repeat(900)}`, 'is longer than 2000 characters'],
  ['https://photos.example/a\u0000.jpg', 'holds control characters'],
  ['https://photos.example/a\n.jpg', 'holds control characters'],
])('%j %s', (text, problem) => expect(readWebAddress(text)).toEqual({ problem }));

test('reads each address as URL writes it', () => {
  const origins = fc.constantFrom(
    'https://photos.example',
    'HTTPS://Photos.example',
    'https://photos.example:443',
    'https://photos.example:8443',
    'https://photos.example.',
    'http://203.000.113.9',
    'http://8.8.8.8',
    'http://134744072',
  );
  const parts = fc.array(
    fc.constantFrom(
      '/',
      '.',
      '..',
      '%2e',
      '%41',
      'a',
      'B_1',
      'w_4,h-3',
      '~x',
      '.jpg',
      '?',
      '=',
      '&',
      '+',
      '#',
      'ä',
    ),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(origins, parts, (origin, path) => {
      const text = `${origin}/${path.join('')}`;
      const reading = readWebAddress(text);
      return 'problem' in reading || reading.address === URL.parse(text)?.href;
    }),
  );
});

test('accepts a private host that is explicitly named', () =>
  expect(readWebAddress('http://localhost:4003/a.jpg', ['localhost'])).toEqual({
    address: 'http://localhost:4003/a.jpg',
  }));

test('hides credentials and the query in reports', () =>
  expect(loggableAddress('https://user:pass@photos.example/a.jpg?key=secret')).toBe(
    'https://…@photos.example/a.jpg?…',
  ));
