import { z } from 'zod';
import { CHECK_IDS, CHECKS, type CheckId } from './checks.ts';

/** How many documents or vehicles of each check are named; the count says how many there are. */
export const NAMED = 5;

const targetSchema = z.discriminatedUnion('kind', [
  /** A page of the site, such as a vehicle's. */
  z.object({ kind: z.literal('page'), path: z.string() }),
  /** A document of the studio. */
  z.object({ kind: z.literal('document'), id: z.string(), type: z.string() }),
  /** A tool of the studio. */
  z.object({ kind: z.literal('tool'), tool: z.enum(['leads', 'held-back']) }),
]);
const namedSchema = z.object({
  title: z.string(),
  detail: z.string(),
  /** Where to look or mend; null where that is outside the product. */
  target: targetSchema.nullable(),
});
const findingSchema = z.object({
  check: z.enum(CHECK_IDS as [CheckId, ...CheckId[]]),
  count: z.int().min(0),
  named: z.array(namedSchema).max(NAMED),
  /** How many there are beside the named ones. */
  more: z.int().min(0),
});

export type Target = z.output<typeof targetSchema>;
export type Named = z.output<typeof namedSchema>;
/** What a check came to. Nothing of it says who a shopper is. */
export type Finding = z.output<typeof findingSchema>;

/** Findings as the database keeps them: those of checks that are no more are left out. */
export const storedFindingsSchema = z
  .array(z.unknown())
  .transform((items) => items.flatMap((item) => findingSchema.safeParse(item).data ?? []));

/** How many each check found. */
export type Counts = Partial<Record<CheckId, number>>;
/** The count of each finding by its check, to compare with another week; a check without a finding has none. */
export const countsOf = (findings: readonly Finding[]): Counts =>
  Object.fromEntries(findings.map(({ check, count }) => [check, count]));

/** A report of an earlier week, to compare with. */
export interface EarlierReport {
  /** The Monday of its week, `2026-11-23`. */
  week: string;
  counts: Counts;
}

/** What the studio is told of a site. */
export interface SiteReportAnswer {
  /** The site's address, without a slash at the end. */
  siteUrl: string;
  /** How many vehicles are for sale. */
  vehicles: number;
  /** Of every check, what costs the dealer most first. */
  findings: Finding[];
  /** The Monday on which links to other sites were last tried; null while they never were. */
  outsideLinksOn: string | null;
  /** The last report of an earlier week; null before the first. */
  earlier: EarlierReport | null;
}

/** A finding of all that a check came upon, of which the first few are named. */
export const findingOf = (check: CheckId, all: readonly Named[]): Finding => ({
  check,
  count: all.length,
  named: all.slice(0, NAMED),
  more: Math.max(0, all.length - NAMED),
});

/** Findings with what costs the dealer most first, by weight times count; what found nothing comes last. */
export const byCost = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted(
    (one, other) =>
      costOf(other) - costOf(one) || CHECK_IDS.indexOf(one.check) - CHECK_IDS.indexOf(other.check),
  );

const costOf = ({ check, count }: Finding): number => CHECKS[check].weight * count;

/** Whether a count is fewer than in an earlier week; without one to compare with it is the same. */
export function standing(count: number, before: number | undefined): 'better' | 'worse' | 'same' {
  if (before === undefined || count === before) return 'same';
  return count < before ? 'better' : 'worse';
}

/**
 * Says how a count stands beside that of an earlier week.
 * @returns null where there is nothing to compare with
 */
export function changeWords(count: number, before: number | undefined): string | null {
  if (before === undefined) return null;
  if (count === before) return count === 0 ? null : 'as many as before';
  const by = Math.abs(count - before).toLocaleString('en-AU');
  return count < before ? `${by} fewer than before` : `${by} more than before`;
}

/** `1 vehicle`, `1,200 vehicles`. */
export const vehiclesText = (count: number): string =>
  `${count.toLocaleString('en-AU')} ${count === 1 ? 'vehicle' : 'vehicles'}`;
