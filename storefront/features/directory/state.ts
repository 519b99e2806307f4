import { bodyFromText } from '@forecourt/lib/vehicle/body';
import { slugify } from '@forecourt/lib/vehicle/title';

/** State of the directory: everything in an address of `/models` (ROUTE-39). */
export interface DirectoryState {
  query: string;
  page: number;
  /** A body type as in the index; null for all. */
  body: string | null;
  make: string | null;
  model: string | null;
}

export const EMPTY_DIRECTORY: DirectoryState = { query: '', page: 1, body: null, make: null, model: null };

/** Parameters of `/models` that filter it, unlike `utm_source`. */
export const DIRECTORY_PARAMETERS = ['query', 'page', 'body', 'make', 'model'] as const;

// More than visitors need; limits the cost of a crafted address.
const MAX_TEXT = 100;
const MAX_PAGE = 100;

const clean = (value: string | null): string =>
  (value ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX_TEXT)
    .trimEnd();
const nameOrNull = (value: string | null): string | null => clean(value) || null;

/** Parses the query string of `/models`. `body` may be `suv`, `SUV` or `Cab Chassis`. */
export function parseDirectory(search: URLSearchParams): DirectoryState {
  const body = nameOrNull(search.get('body'));
  const make = nameOrNull(search.get('make'));
  const page = search.get('page') ?? '';
  return {
    query: clean(search.get('query')),
    // A page below 1 or not a number is page 1 (OPEN-039).
    page: /^\d{1,9}$/.test(page) ? Math.min(MAX_PAGE, Math.max(1, Number(page))) : 1,
    body: body && (bodyFromText(body) ?? body),
    make: make && (slugify(make) || make),
    model: nameOrNull(search.get('model')),
  };
}

/** Serialises the state in a fixed order, so that equal states have equal addresses. */
export function serialiseDirectory({ query, page, body, make, model }: DirectoryState): string {
  const search = new URLSearchParams();
  if (query) search.set('query', query);
  if (body) search.set('body', body);
  if (make) search.set('make', make);
  if (model) search.set('model', model);
  if (page > 1) search.set('page', String(page));
  const text = search.toString();
  return text && `?${text}`;
}

export const modelsHref = (state: Partial<DirectoryState> = {}): string =>
  `/models${serialiseDirectory({ ...EMPTY_DIRECTORY, ...state })}`;

export const isNarrowed = ({ query, body, make, model }: DirectoryState): boolean =>
  Boolean(query || body || make || model);
