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
/** Where one item of a finding is corrected, with one press. */
const mendSchema = z.discriminatedUnion('kind', [
  /** A document of the studio, at a field: `seo.description`. */
  z.object({ kind: z.literal('document'), id: z.string(), type: z.string(), path: z.string().optional() }),
  /** A tool of the studio, at the thread or feed given. */
  z.object({
    kind: z.literal('tool'),
    tool: z.enum(['leads', 'held-back', 'feeds', 'merchandising']),
    at: z.string().optional(),
  }),
  /** A column of a dealer's file (`MendTarget`). */
  z.object({
    kind: z.literal('column'),
    feed: z.string(),
    document: z.string().nullable(),
    column: z.string().nullable(),
  }),
  /** A page of the site in the tool Preview, where a press on a text opens its field. */
  z.object({ kind: z.literal('preview'), path: z.string() }),
]);
const namedSchema = z.object({
  title: z.string(),
  detail: z.string(),
  /** Where to see it; null if outside the product. */
  target: targetSchema.nullable(),
  mend: mendSchema.optional(),
});
const findingSchema = z.object({
  check: z.enum(CHECK_IDS as [CheckId, ...CheckId[]]),
  count: z.int().min(0),
  named: z.array(namedSchema).max(LISTED),
  /** Number of further items not named. */
  more: z.int().min(0),
});

export type Mend = z.output<typeof mendSchema>;
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

/**
 * Sorts findings: first what is missing or broken, then advice, each by weight times count. A thousand old
 * vehicles come after one without a price. Passed checks are last.
 */
export const byCost = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted(
    (one, other) =>
      tierOf(one) - tierOf(other) ||
      costOf(other) - costOf(one) ||
      CHECK_IDS.indexOf(one.check) - CHECK_IDS.indexOf(other.check),
  );

function tierOf({ check, count }: Finding): number {
  if (count === 0) return 2;
  return 'isAdvice' in CHECKS[check] ? 1 : 0;
}

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
