import { itemWord } from '@forecourt/lib/vehicle/item-type';
import type { Noun } from './noun.ts';

/** Returns the noun of vehicles that share one, `vehicle` if they do not, and the given one without any. */
export function sharedNoun(vehicles: readonly Parameters<typeof itemWord>[0][], noun: Noun): Noun {
  const nouns = new Set(vehicles.map(itemWord));
  const [first = noun] = nouns;
  return nouns.size > 1 ? 'vehicle' : first;
}
