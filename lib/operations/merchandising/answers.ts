import type { MendTarget } from '../advertising/overview/answers.ts';
import type { PriceEffect } from './price-effect.ts';
import type { Step, StepName } from './step.ts';

// API types between the studio's tool Merchandising and the back office.

/** Maximum vehicles on a page of the list; the CSV has all. */
export const MOST_LISTED = 50;
/** Vehicles in the weekly mail. */
export const MAILED = 5;

/** Selects vehicles of a site; empty values select all. */
export interface RiskFilter {
  /** Id of a location, or of a dealership for vehicles without a location. */
  place: string;
  make: string;
  step: StepName | '';
}

export const ALL_VEHICLES: RiskFilter = { place: '', make: '', step: '' };

export interface RiskRequest extends RiskFilter {
  site: string;
  /** Vehicles before this page. */
  skip: number;
}

/** Where a step is done: a tool of the studio, or the vehicle's source. */
export type StepTarget =
  /** `params`: of the tool's own address. */
  | { kind: 'tool'; tool: string; params?: Record<string, string> }
  | { kind: 'stock'; mend: MendTarget }
  | { kind: 'none' };

export interface RiskVehicle {
  id: string;
  title: string;
  stocknum: string;
  /** Path of its page on the site. */
  path: string;
  make: string;
  place: { id: string; name: string };
  /** Price as shoppers read it. */
  price: string;
  /** Dollars. */
  atRisk: number;
  daysInStock: number;
  /** In the last 30 days. */
  views: number;
  /** Shoppers who have it in their watchlist. */
  saves: number;
  /** In the last 30 days. */
  enquiries: number;
  /** Those that nobody has answered. */
  openEnquiries: number;
  photos: number;
  /** Compared with similar vehicles: their number, and the share above (negative: below) their median. */
  market: { similar: number; share: number } | null;
  priceEffect: PriceEffect | null;
  step: Step;
  target: StepTarget;
}

/** An option of a filter, with the number of its vehicles. */
export interface RiskChoice<Value extends string = string> {
  value: Value;
  label: string;
  count: number;
}

export interface MerchandisingAnswer {
  /** Without a trailing slash. */
  siteUrl: string;
  mayManage: boolean;
  /** All vehicles of the site, and their money at risk. */
  total: { vehicles: number; atRisk: number };
  /** Those of the filter. */
  matching: { vehicles: number; atRisk: number };
  vehicles: RiskVehicle[];
  /** Options over all vehicles of the site. */
  places: RiskChoice[];
  makes: RiskChoice[];
  steps: RiskChoice<StepName>[];
  /** First day with counted views if that is within the last 30 days; null otherwise. */
  countedSince: string | null;
}
