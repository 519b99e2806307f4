import type { LawFacts } from './law-facts.ts';
import { isInForce, isUsable, type LawRule } from './law-rule.ts';

/** Facts that a limit may need and a listing may lack. */
export const LAW_FACTS = ['age', 'km', 'price'] as const;
export type LawFact = (typeof LAW_FACTS)[number];

/** Conditions of a rule, all of which must hold. */
export interface Limits {
  /** Age since the build date. `less`: under so many years; `most`: so many years or under. */
  age?: { less: number } | { most: number };
  /** Odometer reading in km. */
  km?: { less: number } | { most: number };
  /** Price in AUD. */
  price?: { least: number } | { more: number };
}

type Answer = boolean | 'unknown';

/** The result of a decision table: a rule's outcome, or why there is none. */
export type Decision<Rule> =
  | { kind: 'decided'; rule: Rule }
  /** The listing lacks facts that the rule needs. */
  | { kind: 'needs_facts'; rule: Rule; missing: LawFact[] }
  /** A rule that nobody has verified or confirmed decides. */
  | { kind: 'unconfirmed'; rule: Rule }
  | { kind: 'no_rule' };

/**
 * Finds the first rule of a table whose conditions hold.
 * A rule that is neither verified nor confirmed ends the search, because also its 'no' cannot be relied on.
 */
export function decide<Rule extends LawRule & { limits?: Limits }>(
  rules: readonly Rule[],
  facts: LawFacts,
  confirmedIds: ReadonlySet<string>,
): Decision<Rule> {
  for (const rule of rulesFor(rules, facts)) {
    if (!isUsable(rule, confirmedIds)) return { kind: 'unconfirmed', rule };
    const answers = answersOf(rule.limits ?? {}, facts);
    if (answers.some(([, answer]) => answer === false)) continue;
    const missing = answers.flatMap(([fact, answer]) => (answer === 'unknown' ? [fact] : []));
    return missing.length > 0 ? { kind: 'needs_facts', rule, missing } : { kind: 'decided', rule };
  }
  return { kind: 'no_rule' };
}

/** Returns the rules of a table for a state, kind, type of sale and day, in order. */
export const rulesFor = <Rule extends LawRule>(
  rules: readonly Rule[],
  { state, kind, carType, day }: Pick<LawFacts, 'state' | 'kind' | 'carType' | 'day'>,
): Rule[] =>
  rules.filter(
    (rule) =>
      rule.state === state &&
      rule.kinds.includes(kind) &&
      rule.carTypes.includes(carType) &&
      isInForce(rule, day),
  );

function answersOf({ age, km, price }: Limits, facts: LawFacts): [LawFact, Answer][] {
  return [
    ['age', age ? withinAge(age, facts) : true],
    ['km', km ? withinKm(km, facts.km) : true],
    ['price', price ? withinPrice(price, facts.price) : true],
  ];
}

/** Unknown if the limit falls between the first and the last day on which it may have been built. */
function withinAge(limit: NonNullable<Limits['age']>, { built, day }: LawFacts): Answer {
  if (!built) return 'unknown';
  const isWithin = (builtOn: string): boolean => {
    const years = 'less' in limit ? limit.less : limit.most;
    const boundary = yearsBefore(day, years);
    return 'less' in limit ? builtOn > boundary : builtOn >= boundary;
  };
  const isFirst = isWithin(built.from);
  return isFirst === isWithin(built.to) ? isFirst : 'unknown';
}

/** ISO dates compare as text, also 29 February of a year without one. */
const yearsBefore = (day: string, years: number): string =>
  `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`;

function withinKm(limit: NonNullable<Limits['km']>, km: number | null): Answer {
  if (km === null) return 'unknown';
  return 'less' in limit ? km < limit.less : km <= limit.most;
}

function withinPrice(limit: NonNullable<Limits['price']>, price: number | null): Answer {
  if (price === null) return 'unknown';
  return 'least' in limit ? price >= limit.least : price > limit.more;
}
