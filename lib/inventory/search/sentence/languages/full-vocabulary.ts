import type { Vocabulary } from '../vocabulary.ts';
import { WORDINGS } from '../wordings.ts';
import { ARABIC } from './ar.ts';
import type { LanguageTerms } from './terms.ts';
import { VIETNAMESE } from './vi.ts';
import { CHINESE } from './zh.ts';

export const ALL_TERMS: readonly LanguageTerms[] = [CHINESE, VIETNAMESE, ARABIC];

const facets = new Set(ALL_TERMS.flatMap(({ lists }) => Object.keys(lists)));
const namesOf = (key: 'makes' | 'models') => [
  ...new Set(ALL_TERMS.flatMap((terms) => Object.keys(terms[key]))),
];

/** For tests: a stock with every make, model and value that a language has words for. */
export const FULL_VOCABULARY: Vocabulary = {
  makes: [
    ...namesOf('makes').map((name) => ({ name, count: 1, models: [], badges: [] })),
    {
      name: 'Other',
      count: 1,
      models: [...namesOf('models'), 'C-Class', '3 Series'].map((name) => ({ name, count: 1 })),
      badges: ['Sport'],
    },
  ],
  values: {
    ...Object.fromEntries(
      [...facets].map((facet) => [
        facet,
        [
          ...new Set([
            ...ALL_TERMS.flatMap(({ lists }) => Object.keys(lists[facet] ?? {})),
            ...WORDINGS.filter((wording) => wording.facet === facet).flatMap(({ values }) => values.flat()),
          ]),
        ],
      ]),
    ),
    model: [],
    seats: ['2', '4', '5', '6', '7', '8'],
    weekly_price_range: ['$75 to $100 a week', '$100 to $125 a week', '$200 to $300 a week'],
    city: ['Southport', 'Albion'],
  },
  ranges: ['price', 'year', 'km'],
  places: [{ name: 'Southport', postcode: '4215' }],
  languages: ALL_TERMS,
};
