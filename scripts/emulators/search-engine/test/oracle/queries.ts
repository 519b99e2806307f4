import { filterText } from './filters.ts';
import type { Condition, OracleQuery, Sort } from './query.ts';
import type { Random } from './random.ts';
import { cardAttributes, countedFacets, indexName, replicas } from './settings.ts';
import { benchNow, type Vehicle } from './vehicles.ts';

/** One search in two forms: for the client and for the oracle. */
interface Search {
  request: { indexName: string; [parameter: string]: unknown };
  oracle: OracleQuery;
}

/**
 * The searches of one visit to the results page: the hits with all facets, and for each refined facet the
 * counts without its refinement.
 */
export interface Visit {
  kind: Kind;
  searches: Search[];
}

export const visitKinds = [
  'landing',
  'used',
  'make',
  'make and body',
  'price and km',
  'dealer group by price',
  'model, years, features',
  'state and fuel by km',
  'deep page by age',
  'words as typed',
  'words with typos',
  'words refined',
] as const;

export type Kind = (typeof visitKinds)[number];

type Refinements = { [facet: string]: string[] };

const facet = (attribute: string, value: string): Condition => ({
  kind: 'facet',
  attribute,
  value,
  not: false,
});
const atLeast = (attribute: string, value: number): Condition => ({
  kind: 'number',
  attribute,
  operator: '>=',
  value,
  not: false,
});
const atMost = (attribute: string, value: number): Condition => ({
  kind: 'number',
  attribute,
  operator: '<=',
  value,
  not: false,
});

/** The filter of every search on a site. */
const base: Condition[][] = [
  [{ kind: 'number', attribute: 'visible_until', operator: '>', value: benchNow - 7 * 86_400, not: false }],
  [facet('show_on_dealer_website', 'true')],
];

/** Returns a visit of one kind, with refinements taken from the stock, so that most searches have hits. */
export function makeVisit(random: Random, kind: Kind, stock: readonly Vehicle[]): Visit {
  const like = random.pick(stock);
  const text = (name: string): string => String(like[name]);
  const more = (name: string, count: number): string[] => [
    ...new Set([text(name), ...Array.from({ length: count }, () => String(random.pick(stock)[name]))]),
  ];
  switch (kind) {
    case 'landing':
      return visit(kind, random, {}, []);
    case 'used':
      return visit(kind, random, {}, [[facet('car_type', 'used')]]);
    case 'make':
      return visit(kind, random, { make: [text('make')] }, [[facet('car_type', 'used')]]);
    case 'make and body':
      return visit(kind, random, { make: more('make', 1), body: more('body', 1) }, []);
    case 'price and km': {
      const price = random.between(10, 60) * 1000;
      return visit(kind, random, {}, [
        [atLeast('price', price)],
        [atMost('price', price + random.between(5, 40) * 1000)],
        [atMost('km', random.between(10, 150) * 1000)],
      ]);
    }
    case 'dealer group by price':
      return visit(
        kind,
        random,
        { dealership_name: more('dealership_name', 3) },
        [[facet('car_type', 'used')]],
        { index: 'bench_price_asc' },
      );
    case 'model, years, features': {
      const features = like['filtered_features'] as string[];
      const year = Number(like['year']);
      return visit(kind, random, { make_model: [text('make_model')] }, [
        [atLeast('year', year - 3)],
        [atMost('year', year + 3)],
        [facet('filtered_features', random.pick(features))],
      ]);
    }
    case 'state and fuel by km':
      return visit(kind, random, { state: more('state', 1), fuel: [text('fuel')] }, [], {
        index: 'bench_km_asc',
      });
    case 'deep page by age':
      return visit(kind, random, { body: more('body', 1) }, [], {
        index: 'bench_newest',
        page: random.between(5, 40),
      });
    case 'words as typed': {
      const words = text('make_model').toLowerCase();
      return visit(kind, random, {}, [], { text: words.slice(0, random.between(2, words.length)) });
    }
    case 'words with typos':
      return visit(kind, random, {}, [], {
        text: misspell(random, `${text('make')} ${text('badge')}`.toLowerCase()),
      });
    case 'words refined':
      return visit(kind, random, { body: [text('body')] }, [[facet('car_type', text('car_type'))]], {
        text: random.pick([
          text('colour'),
          text('model'),
          'ute',
          '4x4 diesel',
          'pick up',
          'cx5',
          text('stock_number'),
        ]),
        index: random.chance(0.5) ? 'bench_price_desc' : indexName,
      });
  }
}

interface VisitOptions {
  index?: string;
  page?: number;
  text?: string;
}

function visit(
  kind: Kind,
  random: Random,
  refinements: Refinements,
  extra: Condition[][],
  options: VisitOptions = {},
): Visit {
  // Every site shows only its cars, so visitors of different sites never send the same filters.
  const site: Condition[][] = random.chance(0.5)
    ? [[facet('website_ids', String(random.between(1, 140))), facet('website_ids', '300')]]
    : [];
  const conditions = [...base, ...site, ...extra];
  const { index = indexName, page = 0, text = '' } = options;
  const main = search(index, conditions, refinements, { text, page, hitsPerPage: 21, facets: countedFacets });
  const counts = Object.keys(refinements).map((name) => {
    const { [name]: _, ...others } = refinements;
    return search(index, conditions, others, { text, page: 0, hitsPerPage: 0, facets: [name] });
  });
  return { kind, searches: [main, ...counts] };
}

function search(
  index: string,
  conditions: Condition[][],
  refinements: Refinements,
  { text, page, hitsPerPage, facets }: { text: string; page: number; hitsPerPage: number; facets: string[] },
): Search {
  const refinedFilters = Object.entries(refinements).map(([name, values]) =>
    values.map((value) => facet(name, value)),
  );
  const first = sortOf(index);
  return {
    request: {
      indexName: index,
      query: text,
      filters: filterText(conditions),
      facetFilters: Object.entries(refinements).map(([name, values]) =>
        values.map((value) => `${name}:${value}`),
      ),
      facets,
      page,
      hitsPerPage,
      maxValuesPerFacet: 100,
      attributesToRetrieve: cardAttributes,
      attributesToHighlight: ['title'],
      ...(index === indexName ? {} : { typoTolerance: 'min' }),
    },
    oracle: {
      conditions: [...conditions, ...refinedFilters],
      text,
      before: first === undefined ? [] : [first],
      after: [{ attribute: 'custom_rank', direction: 'desc' }],
      minTypos: index !== indexName,
      facets,
      maxValuesPerFacet: 100,
      page,
      hitsPerPage,
    },
  };
}

function sortOf(index: string): Sort | undefined {
  if (!(index in replicas)) return undefined;
  const match = /^(asc|desc)\((.+)\)$/.exec(replicas[index as keyof typeof replicas]);
  return match === null
    ? undefined
    : { direction: match[1] as Sort['direction'], attribute: match[2] as string };
}

/** Returns the text with a typo after its first letter: one letter dropped, doubled, replaced or swapped. */
function misspell(random: Random, text: string): string {
  const at = random.between(1, Math.max(1, text.length - 2));
  switch (random.below(4)) {
    case 0:
      return text.slice(0, at) + text.slice(at + 1);
    case 1:
      return text.slice(0, at) + (text[at] ?? '') + text.slice(at);
    case 2:
      return `${text.slice(0, at)}x${text.slice(at + 1)}`;
    default:
      return text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2);
  }
}
