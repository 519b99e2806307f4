import { z } from 'zod';
import type { LawCheckAnswer } from '../law-check/law-check-state.ts';
import { CHECK_IDS, CHECKS, type CheckId } from './checks.ts';

/** Maximum documents or vehicles named per finding; the count covers all. */
export const NAMED = 5;
/** The same for the checks of law, which a person works through page by page. */
export const LISTED = 200;

const targetSchema = z.discriminatedUnion('kind', [
  /** A page of the site, such as a vehicle's. */
  z.object({ kind: z.literal('page'), path: z.string() }),
  z.object({ kind: z.literal('document'), id: z.string(), type: z.string() }),
  z.object({ kind: z.literal('tool'), tool: z.enum(['leads', 'held-back']) }),
]);
const namedSchema = z.object({
  title: z.string(),
  detail: z.string(),
  /** Where to fix it; null if outside the product. */
  target: targetSchema.nullable(),
});
const findingSchema = z.object({
  check: z.enum(CHECK_IDS as [CheckId, ...CheckId[]]),
  count: z.int().min(0),
  named: z.array(namedSchema).max(LISTED),
  /** Number of further items not named. */
  more: z.int().min(0),
});

export type Target = z.output<typeof targetSchema>;
export type Named = z.output<typeof namedSchema>;
/** Result of a check. Contains no personal data. */
export type Finding = z.output<typeof findingSchema>;

/** Parses stored findings, dropping those of removed checks. */
export const storedFindingsSchema = z
  .array(z.unknown())
  .transform((items) => items.flatMap((item) => findingSchema.safeParse(item).data ?? []));

export type Counts = Partial<Record<CheckId, number>>;
export const countsOf = (findings: readonly Finding[]): Counts =>
  Object.fromEntries(findings.map(({ check, count }) => [check, count]));

export interface EarlierReport {
  /** Monday of its week, `2026-11-23`. */
  week: string;
  counts: Counts;
}

export interface SiteReportAnswer {
  /** Without a trailing slash. */
  siteUrl: string;
  vehicles: number;
  /** Findings of every check, most costly first. */
  findings: Finding[];
  /** Monday on which external links were last checked; null if never. */
  outsideLinksOn: string | null;
  /** Progress and time of the law check of rendered pages. */
  lawCheck: LawCheckAnswer;
  /** Last report of an earlier week; null before the first. */
  earlier: EarlierReport | null;
}

/** Builds a finding from all items of a check, naming the first few, or for the law the first 200. */
export const findingOf = (check: CheckId, all: readonly Named[]): Finding => {
  const most = CHECKS[check].area === 'law' ? LISTED : NAMED;
  return { check, count: all.length, named: all.slice(0, most), more: Math.max(0, all.length - most) };
};

/** Sorts findings by weight times count, highest first. */
export const byCost = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted(
    (one, other) =>
      costOf(other) - costOf(one) || CHECK_IDS.indexOf(one.check) - CHECK_IDS.indexOf(other.check),
  );

const costOf = ({ check, count }: Finding): number => CHECKS[check].weight * count;

/** Returns whether a count improved on an earlier week; `same` without one. */
export function trendOf(count: number, before: number | undefined): 'better' | 'worse' | 'same' {
  if (before === undefined || count === before) return 'same';
  return count < before ? 'better' : 'worse';
}

/** Describes the change of a count since an earlier week; null without one. */
export function changeText(count: number, before: number | undefined): string | null {
  if (before === undefined) return null;
  if (count === before) return count === 0 ? null : 'same as before';
  const by = Math.abs(count - before).toLocaleString('en-AU');
  return count < before ? `${by} fewer than before` : `${by} more than before`;
}

/** `1 vehicle`, `1,200 vehicles`. */
export const vehiclesText = (count: number): string =>
  `${count.toLocaleString('en-AU')} ${count === 1 ? 'vehicle' : 'vehicles'}`;
