import type { Landing } from './landing.ts';
import type { Noun } from './noun.ts';
import type { SearchState } from './state.ts';

const bodyNoun = (body: string): Noun | null =>
  body === 'motorcycle'
    ? body
    : body === 'lightTruck'
      ? 'truck'
      : /caravan$|^popTop$/i.test(body)
        ? 'caravan'
        : null;

/** Returns the noun of a search's body types if they share one, `vehicle` if not, else that of its page. */
export function searchedNoun(noun: Noun, { lists }: Pick<SearchState, 'lists'>): Noun {
  if (noun !== 'car' && noun !== 'vehicle') return noun;
  const nouns = new Set(lists['simple_body']?.map(bodyNoun));
  const [first] = nouns;
  return nouns.size > 1 ? 'vehicle' : (first ?? noun);
}

/**
 * Returns the noun for a number of vehicles with these bodies. Motorcycles and trucks among cars make them
 * vehicles. A page with its own noun keeps it.
 * @param bodies counts by body type
 */
export function countedNoun(noun: Noun, bodies: Readonly<Record<string, number>> | undefined): Noun {
  if (noun !== 'car') return noun;
  const nouns = new Set(
    Object.entries(bodies ?? {}).flatMap(([body, count]) => (count > 0 ? [bodyNoun(body) ?? noun] : [])),
  );
  const [first = noun] = nouns;
  return nouns.size > 1 ? 'vehicle' : first;
}

/** Returns a heading with the noun of the search: `Used cars` becomes `Used motorcycles`. */
export function searchedHeading({
  kind,
  heading,
  noun,
  searchedNoun: word,
}: Pick<Landing, 'kind' | 'heading' | 'noun'> & { searchedNoun: Noun }): string {
  if (kind === 'all') return `${word.charAt(0).toUpperCase()}${word.slice(1)}s for sale`;
  return kind === 'type' && noun !== word ? heading.replace(`${noun}s`, `${word}s`) : heading;
}
