import { KNOWN_MAKES } from '../makes.ts';
import { longestAtStart, normaliseName, wordsOf } from './normalise.ts';

const OTHER_NAMES: Readonly<Record<string, string>> = {
  Chevy: 'Chevrolet',
  'Fiat Professional': 'Fiat',
  'Ford Performance Vehicles': 'FPV',
  'Great Wall Motors': 'Great Wall',
  'Holden Special Vehicles': 'HSV',
  'Kia Motors': 'Kia',
  Merc: 'Mercedes-Benz',
  Mercedes: 'Mercedes-Benz',
  'Mercedes AMG': 'Mercedes-Benz',
  'Mercedes Maybach': 'Mercedes-Benz',
  'MG Motor': 'MG',
  'RAM Trucks': 'RAM',
  'Rolls Royce': 'Rolls-Royce',
  'Tesla Motors': 'Tesla',
  'Volkswagen Commercial': 'Volkswagen',
  Volkswagon: 'Volkswagen',
  VW: 'Volkswagen',
};

const LINES: Readonly<Record<string, string>> = { 'Range Rover': 'Land Rover' };

/** Makes that sell the same cars or were once one, so that feeds use either name. */
const FAMILIES: readonly (readonly string[])[] = [
  ['Abarth', 'Fiat'],
  ['Alpina', 'BMW'],
  ['Chery', 'Jaecoo', 'Omoda'],
  ['Cupra', 'Seat'],
  ['Daimler', 'Jaguar'],
  ['Datsun', 'Nissan'],
  ['Dodge', 'RAM'],
  ['Ford', 'FPV'],
  ['Fuso', 'Mitsubishi'],
  ['Genesis', 'Hyundai'],
  ['Great Wall', 'GWM', 'Haval'],
  ['Holden', 'HSV'],
  ['KGM', 'SsangYong'],
];

export const areRelated = (one: string, other: string): boolean =>
  FAMILIES.some((family) => family.includes(one) && family.includes(other));

interface MakeName {
  make: string;
  isLine: boolean;
}

const MAKES: ReadonlyMap<string, MakeName> = new Map<string, MakeName>([
  ...entriesOf(Object.fromEntries(KNOWN_MAKES.map((make) => [make, make])), false),
  ...entriesOf(OTHER_NAMES, false),
  ...entriesOf(LINES, true),
]);

function entriesOf(makes: Readonly<Record<string, string>>, isLine: boolean): [string, MakeName][] {
  return Object.entries(makes).map(([name, make]) => [normaliseName(name), { make, isLine }]);
}

/** Returns the official spelling of a make; null if unknown. */
export const knownMake = (words: string): MakeName | null => MAKES.get(normaliseName(words)) ?? null;

/** Finds the longest known make at the start of a text, with the rest; or null. */
export function makeAtStart(text: string): { make: string; rest: string } | null {
  const words = wordsOf(text);
  const first = longestAtStart(words, MAKES);
  if (!first) return null;
  const { meaning, taken: wordCount } = first;
  return { make: meaning.make, rest: words.slice(meaning.isLine ? 0 : wordCount).join(' ') };
}
