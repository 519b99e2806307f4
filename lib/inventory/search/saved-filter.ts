import { z } from 'zod';

export interface SavedSearch {
  lists: Record<string, string[]>;
  ranges: Record<string, { min: number | null; max: number | null }>;
}

const values = z.array(z.string().trim().min(1)).nullish().catch(null);
const number = z.number().min(0).nullish().catch(null);

/** A filter as the studio stores it; missing or invalid fields are ignored. */
const savedFilter = z.object({
  carTypes: values,
  makes: values,
  models: values,
  bodies: values,
  fuels: values,
  tags: values,
  locations: values,
  certified: z.boolean().nullish().catch(null),
  priceFrom: number,
  priceTo: number,
  yearFrom: number,
  kmTo: number,
});
export type SavedFilter = z.input<typeof savedFilter>;

export const SAVED_FILTER_FACETS = {
  carTypes: 'car_type',
  makes: 'make',
  models: 'model',
  bodies: 'simple_body',
  fuels: 'simple_fuel',
  tags: 'tag',
  locations: 'location_name',
} as const satisfies Partial<Record<keyof SavedFilter, string>>;

/** Parses a stored filter; the result is empty if it restricts nothing. */
export function savedSearch(storedFilter: unknown): SavedSearch {
  const filter = savedFilter.safeParse(storedFilter ?? {}).data ?? {};
  const lists = Object.entries(SAVED_FILTER_FACETS).flatMap(([field, key]): [string, string[]][] => {
    const values = [...new Set(filter[field as keyof typeof SAVED_FILTER_FACETS] ?? [])];
    return values.length ? [[key, values]] : [];
  });
  if (filter.certified) lists.push(['certified', ['true']]);
  const ranges = (
    [
      ['price', filter.priceFrom, filter.priceTo],
      ['year', filter.yearFrom, null],
      ['km', null, filter.kmTo],
    ] as const
  ).flatMap(([key, min = null, max = null]) => {
    const empty = min === null && max === null;
    const wrong = min !== null && max !== null && min > max;
    return empty || wrong ? [] : [[key, { min, max }] as const];
  });
  return { lists: Object.fromEntries(lists), ranges: Object.fromEntries(ranges) };
}

export function savedSearchParameters({ lists, ranges }: SavedSearch): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [key, chosenValues] of Object.entries(lists))
    for (const [index, value] of chosenValues.entries())
      parameters.append(`refinementList[${key}][${index}]`, value);
  for (const [key, { min, max }] of Object.entries(ranges))
    parameters.append(`range[${key}]`, `${min ?? ''}:${max ?? ''}`);
  return parameters;
}
