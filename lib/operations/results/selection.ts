import { dayCount, dayPlus } from '../events/activity.ts';

// Types shared by the back office and the studio for results.

/** Stages from a visit to a sale, in the order of the funnel. */
export const STAGES = [
  'visits',
  'searches',
  'views',
  'enquiries',
  'testDrives',
  'finance',
  'tradeIns',
  'reservations',
  'sales',
] as const;
export type Stage = (typeof STAGES)[number];
export type StageCounts = Record<Stage, number>;

/** Stages that are views of pages: counted from events, without anything that identifies a visitor. */
export const PAGE_STAGES = ['visits', 'searches', 'views'] as const satisfies Stage[];
/** Stages that are leads, by the kind of form. */
export const LEAD_STAGES = ['enquiries', 'testDrives', 'finance', 'tradeIns'] as const satisfies Stage[];

export const isPageStage = (stage: Stage): stage is (typeof PAGE_STAGES)[number] =>
  PAGE_STAGES.some((name) => name === stage);
export const isLeadStage = (stage: Stage): stage is (typeof LEAD_STAGES)[number] =>
  LEAD_STAGES.some((name) => name === stage);

export const STAGE_LABELS: Record<Stage, string> = {
  visits: 'Visits',
  searches: 'Searches',
  views: 'Used car views',
  enquiries: 'Enquiries',
  testDrives: 'Test drives',
  finance: 'Finance',
  tradeIns: 'Trade-ins',
  reservations: 'Reservations',
  sales: 'Sales',
};

const DETAILS = [
  'place',
  'source',
  'firstSource',
  'campaign',
  'page',
  'block',
  'make',
  'model',
  'price',
  'age',
] as const;

/** What the figures of a day are counted by. `total` has one value, the empty one. */
export const DIMENSIONS = ['total', ...DETAILS] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** What the tool can list figures by. */
export const BREAKDOWNS = ['day', 'site', ...DETAILS] as const;
export type Breakdown = (typeof BREAKDOWNS)[number];

export const BREAKDOWN_LABELS: Record<Breakdown, string> = {
  day: 'Day',
  site: 'Site',
  place: 'Location',
  source: 'Last source',
  firstSource: 'First source',
  campaign: 'Campaign',
  page: 'Page',
  block: 'Block',
  make: 'Make',
  model: 'Model',
  price: 'Price',
  age: 'Days in stock',
};

/** Value for the rest of a day's values beyond `MOST_VALUES`. */
export const OTHER = '*';
/**
 * Maximum values of a dimension per site and day: pages, and others. The rest is counted together. Fewer pages,
 * because they differ from day to day, so that weeks have many more of them than days.
 */
export const MOST_VALUES = { page: 100, others: 1_000 } as const;
/** Maximum rows of a breakdown or a list; the CSV of a breakdown has more. */
export const MOST_ROWS = 200;
export const MOST_RESULT_DAYS = 366;

/** Below this number a share or a change is not shown as a percentage. */
export const SMALL_NUMBER = 20;

/** Lower bounds of price bands in dollars, and of ages in days. */
export const PRICE_BANDS = [0, 10_000, 20_000, 30_000, 50_000, 80_000, 120_000] as const;
export const AGE_BANDS = [0, 31, 61, 91, 181] as const;

/** One value of a dimension. */
export interface Key {
  value: string;
  /** The kind of a source, or the make of a model; else empty. */
  within: string;
}

export interface Filter extends Key {
  dimension: Exclude<Dimension, 'total'>;
}

export interface ResultsSelection {
  /** Empty: all that the caller may see. */
  sites: string[];
  /** Whole days in each site's time zone, both inclusive. */
  from: string;
  to: string;
  filter: Filter | null;
}

export interface ResultsRequest extends ResultsSelection {
  /** With a filter, only `day` and `site`. */
  by: Breakdown;
}

export interface RowsRequest extends ResultsSelection {
  stage: Stage;
}

export interface ResultsRow extends Key {
  label: string;
  counts: StageCounts;
  before: StageCounts;
}

export interface ResultsAnswer {
  total: StageCounts;
  /** Of the period of the same length before. */
  before: StageCounts;
  /** Busiest first; days latest first. At most `MOST_ROWS`. */
  rows: ResultsRow[];
  rowCount: number;
  /** True while changes wait to be counted, at most for about a minute. */
  isCounting: boolean;
}

export interface PageRow {
  page: string;
  count: number;
}

export interface RecordRow {
  /** Of a lead, a reservation (its reference) or a sale. */
  id: string;
  site: string;
  at: string;
  /** Vehicle, or what the lead is about. */
  title: string;
  /** Stock number, or empty. */
  stocknum: string;
  /** Name of the shopper; empty for a sale without a lead. */
  name: string;
  source: string;
  /** How a sale became known; null for others. */
  origin: string | null;
}

export interface RowsAnswer {
  pages: PageRow[] | null;
  records: RecordRow[] | null;
  count: number;
}

export const NO_RESULTS: StageCounts = {
  visits: 0,
  searches: 0,
  views: 0,
  enquiries: 0,
  testDrives: 0,
  finance: 0,
  tradeIns: 0,
  reservations: 0,
  sales: 0,
};

/** Returns the period of the same length before. */
export const periodBefore = (range: { from: string; to: string }): { from: string; to: string } => ({
  from: dayPlus(range.from, -dayCount(range)),
  to: dayPlus(range.from, -1),
});
