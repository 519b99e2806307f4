import type { Stated, VersionFacts } from '../../../vehicle/names/version-facts.ts';

type Terms = readonly (readonly [RegExp, string])[];

/** Complete terms only: comments also mention accessories, other cars and what a car is not. */
const DRIVES: Terms = [
  [
    /\b(?:part|full)[ -]?time (?:4x4|4wd)\b|\b(?:4x4|4wd) (?:ute|utility|dual cab|wagon|suv|turbo diesel)\b/i,
    '4WD',
  ],
  [/\ball[ -]wheel[ -]drive\b/i, 'AWD'],
  [/\bfront[ -]wheel[ -]drive\b/i, 'FWD'],
  [/\brear[ -]wheel[ -]drive\b/i, 'RWD'],
];
const TRANSMISSIONS: Terms = [
  [
    /\b(?:\d{1,2}[ -]?speed (?:sports )?|sports )auto(?:matic)?\b|\bautomatic (?:transmission|gearbox)\b/i,
    'Automatic',
  ],
  [/\b\d[ -]?speed manual\b|\bmanual (?:transmission|gearbox)\b/i, 'Manual'],
];
const FUELS: Terms = [
  [/\bturbo[ -]?diesel\b|\bdiesel (?:engine|motor)\b/i, 'Diesel'],
  [/\bpetrol (?:engine|motor)\b|\bturbo[ -]?petrol\b/i, 'Petrol'],
];

/** Returns what a dealer's comments state about a vehicle in a complete term, and only once. */
export const factsInComments = (
  comments: string,
): Pick<VersionFacts, 'simple_drive' | 'simple_transmission' | 'simple_fuel'> => ({
  simple_drive: only(DRIVES, comments),
  simple_transmission: only(TRANSMISSIONS, comments),
  simple_fuel: /hybrid|electric vehicle|plug.?in/i.test(comments) ? null : only(FUELS, comments),
});

function only(terms: Terms, text: string): Stated<string> | null {
  const found = terms.flatMap(([pattern, value]) => {
    const words = pattern.exec(text)?.[0];
    return words === undefined ? [] : [{ value, words }];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}
