import { expect, test } from 'vitest';
import { namedVehicles } from './named-vehicles.ts';

const MAKES = [
  { name: 'Kia', models: ['Niro', 'Sportage'] },
  { name: 'Mazda', models: ['3', 'CX-5'] },
];

test.each([
  ['Towing with the new Kia Sportage', ['Kia', 'Sportage']],
  ['Why we like our Mazda CX-5s', ['Mazda']],
  ['The Mazda CX-5 in winter', ['Mazda', 'CX-5']],
  ['A Kia for the city', ['Kia']],
  ['3 checks before a long drive', null],
  ['Skiathlon', null],
  ['', null],
])('a post headed %j is about %j', (text, names) => expect(namedVehicles(text, MAKES)).toEqual(names));
