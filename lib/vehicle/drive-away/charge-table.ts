import { z } from 'zod';
import { STATE_CODES, type StateCode } from '../../sites/state-codes.ts';
import { CAR_TYPES } from '../vehicle.ts';

/** Government charges that a drive-away price adds to the price of a vehicle, in display order. */
export const CHARGES = ['duty', 'transfer', 'registration', 'ctp'] as const;
export type Charge = (typeof CHARGES)[number];

/** Vehicle classes as the states' scales distinguish them. `ute` includes vans: vehicles that carry goods. */
export const CHARGED_KINDS = ['car', 'ute', 'motorcycle', 'truck', 'caravan'] as const;
export type ChargedKind = (typeof CHARGED_KINDS)[number];

export const CHARGED_FUELS = ['electric', 'plugInHybrid', 'hybrid', 'other'] as const;
export type ChargedFuel = (typeof CHARGED_FUELS)[number];

/** Vehicle facts that a rate may limit: a count, cc, kilograms, kilograms, and grams of CO2 a kilometre. */
export const BOUNDED_FACTS = ['cylinders', 'engine', 'gvm', 'tare', 'emissions'] as const;
export type BoundedFact = (typeof BOUNDED_FACTS)[number];

const money = z.number().min(0).max(1_000_000);
const limit = z.number().min(0).nullish();
const boundsSchema = z.object({ over: limit, upTo: limit });
export type Bounds = z.output<typeof boundsSchema>;

/** A bracket of a scale. It applies to values above `over`; all amounts are in dollars. */
const stepSchema = z.object({
  over: z.number().min(0),
  /** Fixed amount of the bracket. */
  base: money.nullish(),
  /** Dollars for each `per` dollars (by default 100). */
  rate: z.number().min(0).max(100).nullish(),
  /** What the rate applies to: the whole value (the default), or the part above `over`. */
  of: z.enum(['whole', 'excess']).nullish(),
  /** The rate increases by 1 for each of these dollars above `over`, rounded to two decimals (Western Australia). */
  risePer: z.number().positive().nullish(),
});
export type ChargeStep = z.output<typeof stepSchema>;

const rateSchema = z.object({
  label: z.string().nullish(),
  kinds: z.array(z.enum(CHARGED_KINDS)).nullish(),
  saleKinds: z.array(z.enum(CAR_TYPES)).nullish(),
  fuels: z.array(z.enum(CHARGED_FUELS)).nullish(),
  cylinders: boundsSchema.nullish(),
  engine: boundsSchema.nullish(),
  gvm: boundsSchema.nullish(),
  tare: boundsSchema.nullish(),
  emissions: boundsSchema.nullish(),
  /** As `3000` or `3000-3207`. Empty for the whole state. */
  postcodes: z.array(z.string()).nullish(),
  isEstimate: z.boolean().nullish(),
  steps: z.array(stepSchema).min(1),
  per: z.number().positive().nullish(),
  /** Counts a part of `per` dollars as a whole one. Default: true. */
  countsParts: z.boolean().nullish(),
  /** Cents to which the amount is rounded down, such as 5. Without it, the amount is rounded to the cent. */
  roundDownTo: z.number().int().positive().nullish(),
  /** Concession in dollars, deducted from the amount. */
  less: money.nullish(),
  minimum: money.nullish(),
  maximum: money.nullish(),
});
export type ChargeRate = z.output<typeof rateSchema>;

const isoDate = z.iso.date();

/** The published rates of one charge in one state over a period. */
const fieldsSchema = z.object({
  id: z.string(),
  state: z.enum(STATE_CODES),
  charge: z.enum(CHARGES),
  effectiveFrom: isoDate,
  /** The last day. Null for rates without an announced end. */
  effectiveUntil: isoDate.nullish(),
  source: z.string().min(1),
  sourceUrl: z.string().nullish(),
  reviewedOn: isoDate,
  /** True if the rates were read at the source. */
  verified: z.boolean(),
  /** The day on which an administrator compared rates that were not read with their source. */
  confirmedOn: isoDate.nullish(),
  /** True for rates of a demonstration, which are shown only with the word "example". */
  isExample: z.boolean().nullish(),
  note: z.string().nullish(),
  rates: z.array(rateSchema).min(1),
});
export type ChargeTable = z.output<typeof fieldsSchema>;

/** Returns why a scale's brackets are not usable, as a message for editors; null if they are. */
export function stepsProblem(steps: readonly Pick<ChargeStep, 'over' | 'base' | 'rate'>[]): string | null {
  if (steps[0]?.over !== 0) return 'The first bracket starts above 0. Enter 0 in its field "Above".';
  if (steps.some(({ over }, index) => index > 0 && over <= (steps[index - 1]?.over ?? 0)))
    return 'Sort the brackets by "Above", lowest first.';
  return null;
}

/** Returns why a table cannot be an example as well as real, as a message for editors; null if it can. */
export const exampleProblem = ({
  isExample,
  verified,
  confirmedOn,
}: Partial<Pick<ChargeTable, 'isExample' | 'verified' | 'confirmedOn'>>): string | null =>
  isExample && (verified || confirmedOn)
    ? 'Rates that somebody compared with their source are no example. Turn off "Example rates".'
    : null;

/** Returns why a table cannot be used, as a message for editors; null if it can. */
export function chargeTableProblem({
  effectiveFrom,
  effectiveUntil,
  rates,
  ...table
}: Pick<ChargeTable, 'effectiveFrom' | 'effectiveUntil' | 'rates'> & Parameters<typeof exampleProblem>[0]):
  | string
  | null {
  const mixed = exampleProblem(table);
  if (mixed) return mixed;
  if (effectiveUntil && effectiveUntil < effectiveFrom)
    return 'The last day is before the first day. Correct one of them.';
  for (const { steps } of rates) {
    const problem = stepsProblem(steps);
    if (problem) return problem;
  }
  return null;
}

export const chargeTableSchema = fieldsSchema.superRefine((table, context) => {
  const message = chargeTableProblem(table);
  if (message) context.addIssue({ code: 'custom', message });
});

/** Parses tables as the content lake returns them. Leaves out invalid ones, as if they were missing. */
export const parseChargeTables = (values: readonly unknown[]): ChargeTable[] =>
  values.flatMap((value) => chargeTableSchema.safeParse(value).data ?? []);

export type TableState = 'current' | 'expired' | 'future' | 'unverified';

/**
 * Returns whether a table may be used on a day. Only `current` tables produce figures.
 * @param day ISO date in the time zone of the table's state
 */
export function tableState(
  table: Pick<ChargeTable, 'effectiveFrom' | 'effectiveUntil' | 'verified' | 'confirmedOn' | 'isExample'>,
  day: string,
): TableState {
  if (table.effectiveFrom > day) return 'future';
  if (table.effectiveUntil && table.effectiveUntil < day) return 'expired';
  return table.verified || table.confirmedOn || table.isExample ? 'current' : 'unverified';
}

/** Returns the usable table of a charge with the latest first day, an example only without a real one; or null. */
export function currentTable(
  tables: readonly ChargeTable[],
  { state, charge, day }: { state: StateCode; charge: Charge; day: string },
): ChargeTable | null {
  const usable = tables.filter(
    (table) => table.state === state && table.charge === charge && tableState(table, day) === 'current',
  );
  const latest = usable.toSorted((one, other) => other.effectiveFrom.localeCompare(one.effectiveFrom));
  return latest.find(({ isExample }) => !isExample) ?? latest[0] ?? null;
}
