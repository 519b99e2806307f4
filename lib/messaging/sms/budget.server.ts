import type { Queryable } from '../../platform/database/client.server.ts';
import { withinRate } from '../../platform/database/rate-limit.server.ts';

/** Texts that one site may send in a day: beyond it somebody is running up a bill. */
const TEXTS_PER_SITE_AND_DAY = 1000;
/** How many of them may be codes to browsers in which nobody signed in before: strangers leave the rest. */
const CODES_TO_NEW_BROWSERS = 800;
const DAY_SECONDS = 86_400;

/** Counts a text of a site; false when it has sent as many today as it may. */
export const withinTextBudget = (db: Queryable, siteSlug: string): Promise<boolean> =>
  withinRate(
    db,
    { what: 'texts', site: siteSlug, by: 'everybody' },
    { most: TEXTS_PER_SITE_AND_DAY, windowSeconds: DAY_SECONDS },
  );

/**
 * Counts a text with a code.
 * @param isKnown whether its phone's account signed in before in the browser that asks
 * @returns false when the site has sent as many today as it may
 */
export async function withinCodeBudget(db: Queryable, siteSlug: string, isKnown: boolean): Promise<boolean> {
  const codes = { what: 'texts to new browsers', site: siteSlug, by: 'everybody' } as const;
  const limit = { most: CODES_TO_NEW_BROWSERS, windowSeconds: DAY_SECONDS };
  return (isKnown || (await withinRate(db, codes, limit))) && withinTextBudget(db, siteSlug);
}
