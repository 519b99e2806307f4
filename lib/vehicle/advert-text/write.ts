import type { AdvertFact } from './facts.ts';

/** Kinds of texts: a page's description, or a short advertisement. */
export const TEXT_KINDS = ['description', 'advert'] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

export const VOICES = ['plain', 'friendly'] as const;
export type Voice = (typeof VOICES)[number];

/** A sentence with the keys of the facts that it states. */
export interface SourcedSentence {
  text: string;
  facts: string[];
}

type Template = readonly [keys: readonly string[], write: (...values: string[]) => string];

const TEMPLATES: Readonly<Record<Voice, readonly Template[]>> = {
  plain: [
    [['condition', 'name', 'place'], (_c, name, place) => `${name}, at ${place}.`],
    [['odometer'], (odometer) => `Odometer: ${odometer}.`],
    [
      ['engine', 'transmission'],
      (engine, transmission) => `Engine: ${engine}. Transmission: ${transmission}.`,
    ],
    [['fuel', 'drive'], (fuel, drive) => `Fuel: ${fuel}. Drive: ${drive}.`],
    [['colour', 'interior_colour'], (colour, interior) => `Colour: ${colour}, with ${interior} interior.`],
    [['seats'], (seats) => `Seats: ${seats}.`],
    [['sleeps'], (sleeps) => `Sleeps ${sleeps}.`],
    [['atm', 'tare'], (atm, tare) => `ATM: ${atm}. Tare: ${tare}.`],
    [['towing'], (towing) => `Braked towing capacity: ${towing}.`],
    [['ancap'], (stars) => `ANCAP rating: ${stars}.`],
    [['price'], (price) => `Price: ${price}.`],
  ],
  friendly: [
    [['name', 'place'], (name, place) => `Come and see this ${name} at ${place}.`],
    [['odometer'], (odometer) => `It has ${odometer} on the odometer.`],
    [
      ['engine', 'transmission'],
      (engine, transmission) => `Its engine is ${engine}, with ${lowerFirst(transmission)} transmission.`,
    ],
    [['fuel', 'drive'], (fuel, drive) => `It runs on ${lowerFirst(fuel)} and has ${drive} drive.`],
    [
      ['colour', 'interior_colour'],
      (colour, interior) => `The colour is ${colour}, with ${interior} interior.`,
    ],
    [['seats'], (seats) => `It has ${seats} seats.`],
    [['sleeps'], (sleeps) => `It sleeps ${sleeps}.`],
    [['atm', 'tare'], (atm, tare) => `The ATM is ${atm} and the tare ${tare}.`],
    [['towing'], (towing) => `It tows up to ${towing} braked.`],
    [['ancap'], (stars) => `Its ANCAP rating is ${stars}.`],
    [['price'], (price) => `The price is ${price}.`],
  ],
};
/** Sentences of an advertisement, by their first fact. */
const IN_ADVERT: ReadonlySet<string> = new Set(['name', 'condition', 'odometer', 'sleeps', 'price']);
const EQUIPMENT_LISTED = 8;

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/**
 * Writes a text from facts alone. A sentence whose facts are not all known is left out.
 * @param facts from `advertFacts`
 */
export function writeFromFacts(
  facts: readonly AdvertFact[],
  { kind, voice }: { kind: TextKind; voice: Voice },
): SourcedSentence[] {
  const values = new Map(facts.map(({ key, value }) => [key, value]));
  const sentences = TEMPLATES[voice].flatMap(([keys, write]): SourcedSentence[] => {
    if (kind === 'advert' && !IN_ADVERT.has(keys[0] ?? '')) return [];
    const found = keys.map((key) => values.get(key));
    if (found.some((value) => value === undefined)) return [];
    return [{ text: write(...found.map(String)), facts: keys.filter((key) => key !== 'condition') }];
  });
  if (kind === 'advert') return sentences;
  const equipment = facts.filter(({ key }) => key.startsWith('equipment-')).slice(0, EQUIPMENT_LISTED);
  const list = new Intl.ListFormat('en-AU').format(equipment.map(({ value }) => value));
  const price = sentences.findIndex(({ facts: keys }) => keys.includes('price'));
  if (equipment.length > 0)
    sentences.splice(price === -1 ? sentences.length : price, 0, {
      text: voice === 'plain' ? `Equipment: ${list}.` : `It comes with ${list}.`,
      facts: equipment.map(({ key }) => key),
    });
  return sentences;
}
