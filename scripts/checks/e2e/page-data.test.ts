import { sampleVehicle } from '@forecourt/lib/vehicle/sample-vehicle';
import { expect, test } from 'vitest';
import { dataOf } from './page-data.ts';
import { untranslatedWords } from './page-texts.ts';

const vehicle = sampleVehicle({
  make: 'Mazda',
  model: 'CX-5',
  simple_fuel: 'Diesel',
  dealercomments: 'One owner.\nFull history.',
});
const data = dataOf('northside', [vehicle], ['Kim Nguyen']);

test.each([
  'Mazda CX-5',
  'Full history.',
  'Kim',
  'Preston',
  // The initials of Owen Clarke.
  'OC',
  // A post that has no translation.
  'The first thousand kilometres of a new car',
])('%s is data', (text) => expect(untranslatedWords(text, data)).toEqual([]));

test.each([
  'Diesel',
  'Search stock',
  // 'Value Cars' is another site's dealership.
  'Cars',
  // The status of opening hours.
  'Open',
  // The home page is translated.
  'CX-5. The one that fits your life.',
])('%s has to be translated', (text) => expect(untranslatedWords(text, data)).not.toEqual([]));
