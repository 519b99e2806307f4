export type FilterLiteral =
  | { kind: 'facet'; attribute: string; value: string; negated: boolean }
  | {
      kind: 'number';
      attribute: string;
      holds: (value: number) => boolean;
      min: number;
      max: number;
      negated: boolean;
    };

export type FilterClause = readonly FilterLiteral[];

const NUMBER = String.raw`-?\d+(?:\.\d+)?`;
/** A literal with optional brackets, and the operator that joins it to the next one. */
const LITERAL = new RegExp(
  String.raw`\s*\(?\s*(?<not>NOT\s+)?(?<attribute>[A-Za-z_][\w.]*)\s*` +
    String.raw`(?:(?<operator><=|>=|!=|<|>|=)\s*(?<bound>${NUMBER})` +
    String.raw`|:\s*(?:(?<low>${NUMBER})\s+TO\s+(?<high>${NUMBER})` +
    String.raw`|"(?<double>(?:[^"\\]|\\.)*)"|'(?<single>(?:[^'\\]|\\.)*)'|(?<word>[^\s()"':]+)))` +
    String.raw`\s*\)?\s*(?:(?<joint>AND|OR)\b|$)`,
  'sy',
);

/**
 * Parses a filter into clauses that must all match. OR binds tighter than AND, and brackets contain only ORs,
 * so brackets can be ignored.
 *
 * @param text a filter that `isFilter` accepts, or an empty string
 * @returns null for an invalid filter
 */
export function parseFilter(text: string): FilterClause[] | null {
  const clauses: FilterLiteral[][] = [];
  if (text.trim() === '') return clauses;
  let clause: FilterLiteral[] = [];
  LITERAL.lastIndex = 0;
  for (;;) {
    const groups = LITERAL.exec(text)?.groups;
    if (!groups) return null;
    clause.push(literalOf(groups));
    if (groups['joint'] === 'OR') continue;
    clauses.push(clause);
    clause = [];
    if (!groups['joint']) return clauses;
  }
}

function literalOf(groups: Readonly<Record<string, string | undefined>>): FilterLiteral {
  const { not, attribute = '', operator, bound, low, high, double, single, word = '' } = groups;
  const isNegated = not !== undefined;
  if (operator !== undefined) return comparison(attribute, operator, Number(bound), isNegated);
  if (low !== undefined) {
    const [min, max] = [Number(low), Number(high)];
    return {
      kind: 'number',
      attribute,
      min,
      max,
      holds: (value) => value >= min && value <= max,
      negated: isNegated,
    };
  }
  const quotedText = double ?? single;
  const value = quotedText === undefined ? word : quotedText.replace(/\\(.)/gs, '$1');
  return { kind: 'facet', attribute, value: value.toLowerCase(), negated: isNegated };
}

function comparison(attribute: string, operator: string, bound: number, isNegated: boolean): FilterLiteral {
  const literal = (min: number, max: number, holds: (value: number) => boolean, isNot = isNegated) =>
    ({ kind: 'number', attribute, min, max, holds, negated: isNot }) as const;
  switch (operator) {
    case '<':
      return literal(-Infinity, bound, (value) => value < bound);
    case '<=':
      return literal(-Infinity, bound, (value) => value <= bound);
    case '>':
      return literal(bound, Infinity, (value) => value > bound);
    case '>=':
      return literal(bound, Infinity, (value) => value >= bound);
    case '!=':
      return literal(bound, bound, (value) => value === bound, !isNegated);
    default:
      return literal(bound, bound, (value) => value === bound);
  }
}

/** A record to filter; missing attributes match nothing. */
export type FilteredRecord = Readonly<Record<string, unknown>>;

/** Values of one attribute, cached because many filters read the same record. */
interface Reading {
  texts: Set<string>;
  numbers: number[];
}
const readings = new WeakMap<FilteredRecord, Map<string, Reading>>();

function readingOf(record: FilteredRecord, attribute: string): Reading {
  const ofRecord = readings.get(record) ?? new Map<string, Reading>();
  readings.set(record, ofRecord);
  const earlier = ofRecord.get(attribute);
  if (earlier) return earlier;
  const value = record[attribute];
  const values: unknown[] = Array.isArray(value)
    ? value
    : value === null || value === undefined
      ? []
      : [value];
  const reading = {
    // The search service ignores case in facet values.
    texts: new Set(values.map((each) => String(each).toLowerCase())),
    numbers: values.filter((each) => typeof each === 'number'),
  };
  ofRecord.set(attribute, reading);
  return reading;
}

function holds(literal: FilterLiteral, record: FilteredRecord): boolean {
  const { texts, numbers } = readingOf(record, literal.attribute);
  const matches = literal.kind === 'facet' ? texts.has(literal.value) : numbers.some(literal.holds);
  return matches !== literal.negated;
}

/** Returns whether a record matches a filter, with the same result as the search service. */
export const matchesFilter = (clauses: readonly FilterClause[], record: FilteredRecord): boolean =>
  clauses.every((clause) => clause.some((literal) => holds(literal, record)));
