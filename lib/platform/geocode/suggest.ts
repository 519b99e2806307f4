import { AUSTRALIAN_PLACES } from './places.generated.ts';

export interface SuggestedPlace {
  name: string;
  state: string;
  postcode: string;
}

export const SUGGESTED_PLACES = 8;
export const PLACE_LENGTH = 60;

interface Gazetteer {
  places: readonly (SuggestedPlace & { lowered: string })[];
  postcodes: ReadonlySet<string>;
  /** The states of each postcode, with the most places first; a few cross a border. */
  states: ReadonlyMap<string, readonly string[]>;
}

let gazetteer: Gazetteer | undefined;

/** Parsed on first use. */
function read(): Gazetteer {
  gazetteer ??= parse(AUSTRALIAN_PLACES);
  return gazetteer;
}

function parse(text: string): Gazetteer {
  const lines = text.trim().split('\n');
  const states = new Map<string, string[]>();
  // A longer line has more places.
  for (const line of lines.toSorted((one, other) => other.length - one.length)) {
    const [postcode = '', state = ''] = line.split(' ', 2);
    states.set(postcode, [...(states.get(postcode) ?? []), state]);
  }
  return {
    postcodes: new Set(states.keys()),
    states,
    places: lines.flatMap((line) => {
      const [postcode = '', state = ''] = line.split(' ', 2);
      const names = line.slice(postcode.length + state.length + 2);
      return names
        .split(',')
        .filter(Boolean)
        .map((name) => ({ name, state, postcode, lowered: name.toLowerCase() }));
    }),
  };
}

/** Returns whether a postcode exists in Australia (LEAD-69). */
export const isKnownPostcode = (text: string): boolean => read().postcodes.has(text.trim());

/** Returns the codes of the states that a postcode is in: the one with most places first, none if it is unknown. */
export const statesOfPostcode = (text: string): readonly string[] => read().states.get(text.trim()) ?? [];

const STATE = /\s(act|nsw|nt|qld|sa|tas|vic|wa)$/;
const POSTCODE = /\s(\d{1,4})$/;

/**
 * Suggests places by the start of a postcode or name, also `Southport QLD` and `Southport 42`. Names starting
 * with the text come first.
 */
export function suggestPlaces(text: string, most = SUGGESTED_PLACES): SuggestedPlace[] {
  let rest = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s,]+/g, ' ');
  if (rest === '') return [];
  const { places } = read();
  const inOrder = (one: SuggestedPlace, other: SuggestedPlace) =>
    one.name.localeCompare(other.name, 'en-AU') || one.postcode.localeCompare(other.postcode);
  const toSuggestion = ({ name, state, postcode }: SuggestedPlace) => ({ name, state, postcode });
  if (/^\d{1,4}$/.test(rest))
    return places
      .filter(({ postcode }) => postcode.startsWith(rest))
      .slice(0, most)
      .map(toSuggestion);
  const postcode = POSTCODE.exec(rest)?.[1] ?? '';
  rest = rest.replace(POSTCODE, '');
  const state = STATE.exec(rest)?.[1]?.toUpperCase() ?? null;
  rest = rest.replace(STATE, '');
  const candidates = places.filter(
    (place) => place.postcode.startsWith(postcode) && (state === null || place.state === state),
  );
  const rank = (lowered: string): number =>
    lowered === rest ? 0 : lowered.startsWith(rest) ? 1 : lowered.includes(` ${rest}`) ? 2 : 3;
  return candidates
    .map((place) => ({ place, rank: rank(place.lowered) }))
    .filter((entry) => entry.rank < 3)
    .toSorted((one, other) => one.rank - other.rank || inOrder(one.place, other.place))
    .slice(0, most)
    .map(({ place }) => toSuggestion(place));
}

/** Formats `Caboolture QLD 4510`, as on an envelope. */
export const placeText = ({ name, state, postcode }: SuggestedPlace): string =>
  `${name} ${state} ${postcode}`;
