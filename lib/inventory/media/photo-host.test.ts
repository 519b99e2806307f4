import { expect, test } from 'vitest';
import { photoHostProblem } from './photo-host.ts';

test.each([
  'https://photos.dealer.example/',
  'http://photos.dealer.example:8080/cars/',
  'https://*.dealer.example/',
  'https://dealer.example/*/photos/',
])('%s is allowed as a photo host', (source) => {
  expect(photoHostProblem(source)).toBeNull();
});

test.each([
  ['photos.dealer.example', /with the slash/],
  ['https://photos.dealer.example', /with the slash/],
  ['ftp://photos.dealer.example/', /with the slash/],
  ['https://*/', /private network|part of a name/],
  ['https://*.com/', /part of a name/],
  ['https://photos.*/', /part of a name/],
  ['https://me:secret@photos.example/', /user name/],
  ['http://localhost/', /private network/],
  ['http://10.0.0.1/', /private network/],
  ['http://[::1]/', /private network/],
  ['http://0x7f000001/', /private network/],
  ['http://yard.local/', /private network/],
])('%s is not allowed as a photo host', (source, words) => {
  expect(photoHostProblem(source)).toMatch(words);
});
