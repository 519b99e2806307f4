import type { FilterClause, FilteredRecord, FilterLiteral } from '../../../inventory/search/matches.ts';

// A percolator turns search round: saved searches are indexed, and a car is what is looked up. Each search is filed
// under keys of which every car that it matches has at least one: the values of its one or two most selective conditions. A car
// brings all of its own keys, and an index gives the searches that share one.

/** What searches are filed under, the most selective first. */
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

/** Every car has it: the key of searches that have no condition to file them under. */
const ANY = '';
/** Most keys of one search; a condition with more values than that is checked later. */
const MOST_KEYS = 60;

type FacetLiteral = Extract<FilterLiteral, { kind: 'facet' }>;

/** The values of a condition that searches can be filed under; none for any other condition. */
function filed(clause: FilterClause): FacetLiteral[] | null {
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

/** How selective a condition is: that of its widest value. */
const rank = (clause: readonly FacetLiteral[]): number =>
  Math.max(...clause.map(({ attribute }) => place(attribute)));

/** Whether a condition is about one attribute: a pair of two such is a key of every car that has both. */
const isPlain = (clause: readonly FacetLiteral[]): boolean =>
  new Set(clause.map(({ attribute }) => attribute)).size === 1;

/** The keys under which a search is filed: a car that it matches has at least one of them. */
export function searchKeys(clauses: readonly FilterClause[]): string[] {
  const usable = clauses.flatMap((clause) => {
    const literals = filed(clause);
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

/** Every key of a car, those of two conditions too. */
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

/** Within what a search wants a number to be; null for an open end. */
export interface NumberBounds {
  min: number | null;
  max: number | null;
}

/**
 * What a search says of a number, by conditions that stand alone: whole numbers, no narrower than what it says.
 */
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

/** PostgreSQL's `integer`. */
const MOST_INTEGER = 2_147_483_647;
