import {
  MODELS_INDEX,
  MODELS_PER_PAGE,
  type ModelRecord,
} from '@forecourt/lib/inventory/search/models/record';
import { allOf, literal } from '@forecourt/lib/platform/text/search-filter';
import type { HitsResult } from '@/stock/multi-query.ts';
import type { DirectoryState } from './state.ts';

export interface MakeName {
  name: string;
  slug: string;
}

export type ModelHit = Pick<ModelRecord, 'objectID' | 'manufacturer' | 'model'>;

export interface Choice {
  value: string;
  count: number;
}

export interface DirectoryAnswer {
  /** Page of the hits, from 1; while the next one loads, the text still refers to this one. */
  page: number;
  hits: ModelHit[];
  total: number;
  bodies: Choice[];
  makes: Choice[];
}

const BODY = 'model.body';
const MAKE = 'manufacturer.name';
const SHOWN = [
  'manufacturer.name',
  'manufacturer.slug',
  'model.name',
  'model.slug',
  'model.href',
  BODY,
  'model.status',
  'model.image',
];

/**
 * Returns the queries for one page of the directory (SEARCH-42 to SEARCH-47): the models, and the values of
 * each active filter, counted without that filter.
 * @param scope filter of the site's part of the index
 * @param makes the site's brands: the index uses their names, addresses their slugs
 */
export function directoryQueries(state: DirectoryState, scope: string, makes: readonly MakeName[]) {
  const { query, page, body, make, model } = state;
  const byBody = body && literal(BODY, body);
  const byMake = make && literal(MAKE, makes.find(({ slug }) => slug === make)?.name ?? make);
  const byModel = model && literal('model.name', model);
  const countQuery = (facet: string, ...filters: (string | null)[]) => ({
    indexName: MODELS_INDEX,
    query,
    filters: allOf([scope, ...filters]),
    hitsPerPage: 0,
    facets: [facet],
  });
  return [
    {
      indexName: MODELS_INDEX,
      query,
      filters: allOf([scope, byMake, byModel, byBody]),
      offset: (page - 1) * MODELS_PER_PAGE,
      length: MODELS_PER_PAGE,
      facets: [BODY, MAKE],
      attributesToRetrieve: SHOWN,
    },
    ...(byBody ? [countQuery(BODY, byMake, byModel)] : []),
    ...(byMake || byModel ? [countQuery(MAKE, byBody)] : []),
  ];
}

export function directoryAnswer(
  state: DirectoryState,
  results: readonly HitsResult<ModelHit>[],
): DirectoryAnswer {
  const [main, ...others] = results;
  const facet = (name: string, apart: boolean): Choice[] => {
    const from = apart ? others.find(({ facets }) => facets && name in facets) : main;
    return Object.entries(from?.facets?.[name] ?? {}).map(([value, count]) => ({ value, count }));
  };
  return {
    page: state.page,
    hits: (main?.hits ?? []).map(({ objectID, manufacturer, model }) => ({ objectID, manufacturer, model })),
    total: main?.nbHits ?? 0,
    bodies: facet(BODY, state.body !== null).toSorted(byBodyOrder),
    makes: facet(MAKE, state.make !== null || state.model !== null).toSorted((a, b) =>
      a.value.localeCompare(b.value, 'en-AU'),
    ),
  };
}

/** Body types from small to large, then open ones, then commercial ones; independent of counts. */
const ORDER = [
  'hatch',
  'sedan',
  'wagon',
  'suv',
  '4x4',
  'ute',
  'cabChassis',
  'van',
  'peopleMover',
  'coupe',
  'convertible',
];
const place = ({ value }: Choice) => (ORDER.includes(value) ? ORDER.indexOf(value) : ORDER.length);
const byBodyOrder = (a: Choice, b: Choice) => place(a) - place(b) || a.value.localeCompare(b.value, 'en-AU');

export const pagesOf = (total: number): number => Math.ceil(total / MODELS_PER_PAGE);
