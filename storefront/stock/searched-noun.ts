import type { StockTexts } from './facets.ts';
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

/** Addresses of landing pages of one kind of vehicle, whose heading is its noun. */
const KINDS: Readonly<Record<string, Noun>> = {
  caravans: 'caravan',
  motorcycles: 'motorcycle',
  trucks: 'truck',
};

type HeadedLanding = Pick<Landing, 'kind' | 'path' | 'heading' | 'noun'>;

/** Returns a heading with the noun of the search: `Used cars` becomes `Used motorcycles`. */
export function searchedHeading(
  { kind, path, heading, searchedNoun: noun }: HeadedLanding & { searchedNoun: Noun },
  t: StockTexts,
): string {
  if (kind === 'all') return t('headings.all', { noun });
  if (kind === 'dealership' || kind === 'location') return t('headings.place', { place: placeName(heading) });
  if (kind !== 'type') return heading;
  const word = path.split('/').at(-1) ?? '';
  const known = `headings.${word}` as 'headings.used-cars';
  if (t.has(known)) return t(known, { noun });
  return Object.hasOwn(KINDS, word) ? t('headings.kind', { noun }) : heading;
}

/** Returns the heading of a landing page, in the language of the page. */
export const landingHeading = (landing: HeadedLanding, t: StockTexts): string =>
  searchedHeading({ ...landing, searchedNoun: landing.noun }, t);

/** Returns a landing's name in a list of its kind: `Stock at Harbour Cairns` is `Harbour Cairns`. */
export const placeName = (heading: string): string => heading.replace(/^Stock at /, '');
