import { expect, test } from 'vitest';
import {
  bodyCountedLabel,
  bodyFromWords,
  bodyLabel,
  countedBodies,
  isKnownBody,
  KNOWN_BODIES,
  sameBodies,
} from './body.ts';

test('the specification’s bodies are known, and no other (FACET-39..58)', () => {
  const bodyInput =
    '4x4 bus cabChassis convertible coupe ev hardtop hatch hatchback motorhome lightTruck peopleMover prestige sedan softtop suv ute van wagon stationWagon';
  expect(KNOWN_BODIES).toEqual(bodyInput.split(' '));
  expect(['toString', 'SUV', ''].some(isKnownBody)).toBe(false);
});

test('each body reads well, and with an "s"', () => {
  expect(['suv', 'stationWagon', 'offRoadCaravan', 'spaceship'].map(bodyLabel)).toEqual([
    'SUV',
    'Wagon',
    'Off-road Caravan',
    'Spaceship',
  ]);
  expect(
    KNOWN_BODIES.map((body) => `${bodyCountedLabel(body)}s`).filter((plural) => /(ss|chs|shs)$/.test(plural)),
  ).toEqual([]);
});

test.each([
  ['Sports Utility Vehicle', 'suv'],
  ['Ute / Tray', 'ute'],
  ['Utility', 'ute'],
  ['Double Cab Pick Up', 'ute'],
  ['C/CHAS', 'cabChassis'],
  ['Cab Chassis Dual Cab', 'cabChassis'],
  ['HATCHBACK', 'hatch'],
  ['Station Wagon', 'wagon'],
  ['People Mover', 'peopleMover'],
  ['Cabriolet', 'convertible'],
  ['Commercial', 'van'],
  ['Pop Top', 'popTop'],
  ['cabChassis', 'cabChassis'],
  ['offRoadCaravan', 'offRoadCaravan'],
  ['Other', null],
])('a feed’s %s is %s', (words, body) => {
  expect(bodyFromWords(words)).toBe(body);
});

test('every known body is understood as itself', () => {
  expect(KNOWN_BODIES.map(bodyFromWords)).toEqual(KNOWN_BODIES);
});

test('values with one label are one body to a shopper', () => {
  expect(sameBodies('wagon')).toEqual(['wagon', 'stationWagon']);
  expect(sameBodies('stationWagon')).toEqual(['stationWagon', 'wagon']);
  expect(sameBodies('suv')).toEqual(['suv']);
  expect(sameBodies('spaceship')).toEqual(['spaceship']);
});

test('counts of one body under two values are added up, most stock first', () => {
  expect(countedBodies({ suv: 9, stationWagon: 4, ute: 8, wagon: 6 })).toEqual([
    { body: 'wagon', values: ['wagon', 'stationWagon'], count: 10 },
    { body: 'suv', values: ['suv'], count: 9 },
    { body: 'ute', values: ['ute'], count: 8 },
  ]);
});
