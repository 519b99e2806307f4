import type { Landing, Noun } from './landing.ts';
import type { SearchState } from './state.ts';

/** Bodies whose vehicles have a word of their own. */
const BODY_NOUNS: Readonly<Record<string, Noun>> = {
  motorcycle: 'motorcycle',
  lightTruck: 'truck',
  caravan: 'caravan',
  popTop: 'caravan',
  hybridCaravan: 'caravan',
  offRoadCaravan: 'caravan',
};

/** What the vehicles of a search are called: those of one kind of body by its word, any others by that of their page. */
export function searchedNoun(noun: Noun, { lists }: Pick<SearchState, 'lists'>): Noun {
  if (noun !== 'car' && noun !== 'vehicle') return noun;
  const [first, ...others] = new Set((lists['simple_body'] ?? []).map((body) => BODY_NOUNS[body] ?? noun));
  return first !== undefined && others.length === 0 ? first : noun;
}

/** The heading of a page in the word of what is searched: `Used cars` as `Used motorcycles`; names stay. */
export function searchedHeading(
  { kind, heading, noun }: Pick<Landing, 'kind' | 'heading' | 'noun'>,
  state: Pick<SearchState, 'lists'>,
): string {
  if (kind !== 'all' && kind !== 'type') return heading;
  const searched = searchedNoun(noun, state);
  const text = heading.replace(new RegExp(`${noun}(?=s\\b)`, 'i'), searched);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
