import type { SiteAnswer } from '@forecourt/lib/operations/back-office/contract';
import { lastDays } from '../activity/range.ts';

/** A site and whole days. Without a site, all that the user may see. */
export interface Period {
  site: string;
  from: string;
  to: string;
}

const START_DAYS = 30;

/** Returns the period that the tool opens with: the last days of the only site, or of all sites. */
export const startPeriod = (sites: readonly SiteAnswer[], now: Date): Period => ({
  site: sites.length === 1 ? (sites[0]?.slug ?? '') : '',
  ...lastDays(START_DAYS, sites[0]?.timeZone ?? 'UTC', now),
});

/** Returns the sites of a request: an empty list means all. */
export const sitesOf = ({ site }: Period): string[] => (site ? [site] : []);
