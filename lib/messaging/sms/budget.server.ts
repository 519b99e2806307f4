import type { Queryable } from '../../platform/database/client.server.ts';
import { withinRate } from '../../platform/database/rate-limit.server.ts';

/** Daily SMS limit per site, against runaway costs. */
const TEXTS_PER_SITE_AND_DAY = 1000;
/** Part of it available for codes to new browsers. Strangers can't use up the rest. */
const CODES_TO_NEW_BROWSERS = 800;
const DAY_SECONDS = 86_400;

/** Counts an SMS; returns false if the site's daily limit is reached. */
export const withinSmsBudget = (db: Queryable, siteSlug: string): Promise<boolean> =>
  withinRate(
    db,
    { what: 'texts', site: siteSlug, by: 'everybody' },
    { most: TEXTS_PER_SITE_AND_DAY, windowSeconds: DAY_SECONDS },
  );

/** Counts an SMS with a code; false at the limit. `isKnown`: sent to a known browser. */
export async function withinCodeBudget(db: Queryable, siteSlug: string, isKnown: boolean): Promise<boolean> {
  const codes = { what: 'texts to new browsers', site: siteSlug, by: 'everybody' } as const;
  const limit = { most: CODES_TO_NEW_BROWSERS, windowSeconds: DAY_SECONDS };
  return (isKnown || (await withinRate(db, codes, limit))) && withinSmsBudget(db, siteSlug);
}
