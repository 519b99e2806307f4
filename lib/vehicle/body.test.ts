import { expect, test } from 'vitest';
import {
  bodyCountedLabel,
  bodyFromText,
  bodyLabel,
  countedBodies,
  isKnownBody,
  KNOWN_BODIES,
  sameBodies,
} from './body.ts';

test('rejects other spellings of bodies and property names', () => {
  expect(['toString', 'SUV', 'Ute', 'caravan', ''].filter(isKnownBody)).toEqual([]);
});

test('labels known bodies and others', () => {
  expect(['suv', 'stationWagon', 'offRoadCaravan', 'spaceship'].map(bodyLabel)).toEqual([
    'SUV',
    'Wagon',
    'Off-road Caravan',
    'Spaceship',
  ]);
});

test('gives every body a name to which "s" can be added', () => {
  expect(['suv', 'hatch', 'bus', 'cabChassis'].map((body) => `${bodyCountedLabel(body)}s`)).toEqual([
    'SUVs',
    'Hatchbacks',
    'Bus Vehicles',
    'Cab Chassis Utes',
  ]);
  expect(
    KNOWN_BODIES.map((body) => `${bodyCountedLabel(body)}s`).filter((plural) => /(ss|chs|shs)$/.test(plural)),
  ).toEqual([]);
});

test.each([
  ['Sports Utility Vehicle', 'suv'],
  ['SAV', 'suv'],
  ['Liftback', 'hatch'],
  ['Avant', 'wagon'],
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
])('reads “%s” in a feed as %s', (words, body) => {
  expect(bodyFromText(words)).toBe(body);
});

test('reads every known body as itself', () => {
  expect(KNOWN_BODIES.map(bodyFromText)).toEqual(KNOWN_BODIES);
});

test('treats values with one label as one body', () => {
  expect(sameBodies('wagon')).toEqual(['wagon', 'stationWagon']);
  expect(sameBodies('stationWagon')).toEqual(['stationWagon', 'wagon']);
  expect(sameBodies('suv')).toEqual(['suv']);
  expect(sameBodies('spaceship')).toEqual(['spaceship']);
});

test('adds up the counts of two values with one label, most stock first', () => {
  expect(countedBodies({ suv: 9, stationWagon: 4, ute: 8, wagon: 6 })).toEqual([
    { body: 'wagon', values: ['wagon', 'stationWagon'], count: 10 },
    { body: 'suv', values: ['suv'], count: 9 },
    { body: 'ute', values: ['ute'], count: 8 },
  ]);
});
