import type { FilterClause, FilteredRecord, FilterLiteral } from '../../../inventory/search/matches.ts';

// A percolator inverts search: saved searches are indexed, and each changed car is the query. A search is
// indexed under keys built from its one or two most selective conditions, so every car it matches has at
// least one of them. A lookup with all of a car's keys returns the candidate searches.

/** Attributes that searches are indexed by, most selective first. */
const ATTRIBUTES: readonly string[] = [
  'make_model',
  'model',
  'make_badge',
  'badge',
  'location_slug',
  'location_name',
  'dealership_slug',
  'dealership_name',
  'make',
  'city',
  'colour',
  'simple_body',
  'categories',
  'tag',
  'price_range',
  'weekly_price_range',
  'seats',
  'simple_fuel',
  'simple_drive',
  'simple_transmission',
  'state',
  'item_type',
  'certified',
  'car_type',
  'status',
];
const place = (attribute: string): number => ATTRIBUTES.indexOf(attribute);

/** Key of searches without an indexable condition; every car has it. */
const ANY = '';
/** Maximum keys per search. Conditions with more values are only checked after the lookup. */
const MOST_KEYS = 60;

type FacetLiteral = Extract<FilterLiteral, { kind: 'facet' }>;

/** Returns the values of an indexable condition; null for any other. */
function indexableValues(clause: FilterClause): FacetLiteral[] | null {
  const literals = clause.filter(
    (literal): literal is FacetLiteral =>
      literal.kind === 'facet' && !literal.negated && place(literal.attribute) >= 0,
  );
  return literals.length === clause.length && clause.length <= MOST_KEYS ? literals : null;
}

type Filed = Pick<FacetLiteral, 'attribute' | 'value'>;
const keyOf = ({ attribute, value }: Filed): string => `${attribute}=${value}`;
const pairKey = (one: Filed, other: Filed): string =>
  place(one.attribute) <= place(other.attribute)
    ? `${keyOf(one)}&${keyOf(other)}`
    : `${keyOf(other)}&${keyOf(one)}`;

/** Rank of a condition's least selective value. */
const rank = (clause: readonly FacetLiteral[]): number =>
  Math.max(...clause.map(({ attribute }) => place(attribute)));

/** Returns whether a condition is about a single attribute, which combining two requires. */
const isPlain = (clause: readonly FacetLiteral[]): boolean =>
  new Set(clause.map(({ attribute }) => attribute)).size === 1;

/** Returns the keys of a search; every car it matches has at least one of them. */
export function searchKeys(clauses: readonly FilterClause[]): string[] {
  const usable = clauses.flatMap((clause) => {
    const literals = indexableValues(clause);
    return literals ? [literals] : [];
  });
  const [first, ...others] = usable.toSorted((one, other) => rank(one) - rank(other));
  if (!first) return [ANY];
  const second = others.find(
    (clause) => rank(clause) !== rank(first) && clause.length * first.length <= MOST_KEYS && isPlain(clause),
  );
  if (!second || !isPlain(first)) return [...new Set(first.map(keyOf))];
  return [...new Set(first.flatMap((one) => second.map((other) => pairKey(one, other))))];
}

/** Returns every key of a car, including combined ones. */
export function vehicleKeys(record: FilteredRecord): string[] {
  const literals = ATTRIBUTES.flatMap((attribute) => {
    const value = record[attribute];
    const values = Array.isArray(value) ? value : value === null || value === undefined ? [] : [value];
    return values.map((each) => ({ attribute, value: String(each).toLowerCase() }));
  });
  const pairs = literals.flatMap((one, index) =>
    literals
      .slice(index + 1)
      .flatMap((other) => (other.attribute === one.attribute ? [] : [pairKey(one, other)])),
  );
  return [ANY, ...literals.map(keyOf), ...pairs];
}

/** Bounds of a number filter; null for an open end. */
export interface NumberBounds {
  min: number | null;
  max: number | null;
}

/** Returns a search's bounds for an attribute, from its single-term conditions only. */
export function boundsOf(clauses: readonly FilterClause[], attribute: string): NumberBounds {
  const own = clauses.flatMap(([literal, ...more]) =>
    literal?.kind === 'number' && !literal.negated && literal.attribute === attribute && more.length === 0
      ? [literal]
      : [],
  );
  const min = Math.max(...own.map((literal) => literal.min));
  const max = Math.min(...own.map((literal) => literal.max));
  const wholeNumber = (value: number) => (Math.abs(value) <= MOST_INTEGER ? value : null);
  return {
    min: own.length ? wholeNumber(Math.floor(min)) : null,
    max: own.length ? wholeNumber(Math.ceil(max)) : null,
  };
}

/** Maximum of PostgreSQL's `integer`. */
const MOST_INTEGER = 2_147_483_647;
