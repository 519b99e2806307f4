import { KNOWN_MAKES } from '../makes.ts';
import { longestAtStart, squeeze, wordsOf } from './squeeze.ts';

/** What feeds write for a make beside its name. */
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

/** Lines of cars that feeds take for a make: the words stay part of the model. */
const LINES: Readonly<Record<string, string>> = { 'Range Rover': 'Land Rover' };

/** Makes that sell one another's cars, or were one make for some years: feeds write either name. */
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

/** Whether two makes may stand for the same car. */
export const areRelated = (one: string, other: string): boolean =>
  FAMILIES.some((family) => family.includes(one) && family.includes(other));

/** What a make's name in a feed stands for. */
interface MakeName {
  make: string;
  /** The words belong to the model as well. */
  isLine: boolean;
}

const MAKES: ReadonlyMap<string, MakeName> = new Map<string, MakeName>([
  ...entriesOf(Object.fromEntries(KNOWN_MAKES.map((make) => [make, make])), false),
  ...entriesOf(OTHER_NAMES, false),
  ...entriesOf(LINES, true),
]);

function entriesOf(makes: Readonly<Record<string, string>>, isLine: boolean): [string, MakeName][] {
  return Object.entries(makes).map(([name, make]) => [squeeze(name), { make, isLine }]);
}

/** The make's own spelling, however a feed writes it; null for one that the table does not know. */
export const knownMake = (words: string): MakeName | null => MAKES.get(squeeze(words)) ?? null;

/**
 * The longest known make at the start of a text.
 * @returns the make and the words behind it, null when the text starts with no known make
 */
export function makeAtStart(text: string): { make: string; rest: string } | null {
  const words = wordsOf(text);
  const first = longestAtStart(words, MAKES);
  if (!first) return null;
  const { meaning, taken: wordCount } = first;
  return { make: meaning.make, rest: words.slice(meaning.isLine ? 0 : wordCount).join(' ') };
}
