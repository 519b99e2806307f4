import type { Queryable } from '../database/client.server.ts';
import { withinRate } from '../database/rate-limit.server.ts';

/** Texts that one site may send in a day: beyond it somebody is running up a bill. */
const TEXTS_PER_SITE_AND_DAY = 1000;
const DAY_SECONDS = 86_400;

/** Counts a text of a site; false when it has sent as many today as it may. */
export const withinTextBudget = (db: Queryable, siteSlug: string): Promise<boolean> =>
  withinRate(db, { what: 'texts', site: siteSlug, by: 'everybody' }, { most: TEXTS_PER_SITE_AND_DAY, windowSeconds: DAY_SECONDS });
