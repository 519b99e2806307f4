/** One condition on a record. Ranges include both ends. */
export type Literal =
  | { kind: 'facet'; attribute: string; value: string; negated: boolean; score: number }
  | { kind: 'tag'; attribute: '_tags'; value: string; negated: boolean; score: number }
  | { kind: 'number'; attribute: string; low: number; high: number; negated: boolean; score: number };

/** A disjunction: at least one literal must hold. A filter is a list of clauses that must all hold. */
export type Clause = readonly Literal[];

const view = new DataView(new ArrayBuffer(8));

/** Returns the next representable number above `value` (with `down`, below it). */
function neighbour(value: number, down: boolean): number {
  if (!Number.isFinite(value)) return value;
  if (value === 0) return down ? -Number.MIN_VALUE : Number.MIN_VALUE;
  view.setFloat64(0, value);
  view.setBigInt64(0, view.getBigInt64(0) + (value > 0 === down ? -1n : 1n));
  return view.getFloat64(0);
}

/** Returns `attribute operator value` as a range, or undefined for an unknown operator. */
export function comparison(attribute: string, operator: string, value: number): Literal | undefined {
  const base = { kind: 'number', attribute, negated: false, score: 1 } as const;
  switch (operator) {
    case '<':
      return { ...base, low: -Infinity, high: neighbour(value, true) };
    case '<=':
      return { ...base, low: -Infinity, high: value };
    case '=':
      return { ...base, low: value, high: value };
    case '!=':
      return { ...base, low: value, high: value, negated: true };
    case '>=':
      return { ...base, low: value, high: Infinity };
    case '>':
      return { ...base, low: neighbour(value, false), high: Infinity };
    default:
      return undefined;
  }
}
