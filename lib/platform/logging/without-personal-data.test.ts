import { expect, test } from 'vitest';
import { withoutPersonalData } from './without-personal-data.ts';

test.each([
  ['550 <kim.o+cars@shopper.example>: unknown', '550 <[e-mail]>: unknown'],
  ['no text to 0412 345 678', 'no text to [phone]'],
  ['no text to +61412345678.', 'no text to [phone].'],
  ['rang (07) 3123-4567', 'rang [phone]'],
  ['rang 07 3123 4567', 'rang [phone]'],
  ['GET https://api.example/v1/places?q=12+Kim+St failed', 'GET https://api.example/v1/places failed'],
  ['connect postgres://forecourt:secret@db:5432/forecourt', 'connect postgres://db:5432/forecourt'],
  ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'],
  ['car 2021-toyota-hilux-0412345678', 'car 2021-toyota-hilux-0412345678'],
])('%s becomes %s', (words, expected) => expect(withoutPersonalData(words)).toBe(expected));
