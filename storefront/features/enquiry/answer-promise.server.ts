import type { ClockSite } from '@forecourt/lib/leads/clock/clock-site';
import { promiseText } from '@forecourt/lib/leads/clock/promise';
import { promiseAfterArrival } from '@forecourt/lib/leads/owner/assign.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import type { Language } from '@forecourt/lib/platform/language/languages';
import type { Site } from '@forecourt/lib/sites/site';
import { loadLocations } from '@/content/locations.server.ts';
import { log } from '@/logging/log.server.ts';
import type { AnswerPromise } from './setup.ts';

/** The text says 'today', so a stored one is not shown for longer. */
const SHOWN_MS = 3_600_000;

/** Returns who answers a stored lead and by when, in the language of the page; null if that cannot be promised. Never throws. */
export async function answerPromise(
  site: Site,
  leadId: string,
  language?: Language,
): Promise<AnswerPromise | null> {
  const now = new Date();
  try {
    const pool = databasePool(environment().DATABASE_URL);
    const promise = await promiseAfterArrival(
      pool,
      { leadId, siteSlug: site.slug },
      () => clockSite(site),
      now,
    );
    const text = promise && promiseText(promise, now, language);
    if (!promise || !text) return null;
    const until = new Date(Math.min(promise.dueAt.getTime(), now.getTime() + SHOWN_MS));
    return { text, until: until.toISOString() };
  } catch (error) {
    // The lead is stored, and a worker assigns it.
    log.warn({ err: error, site: site.slug, lead: leadId }, 'lead_promise_failed');
    return null;
  }
}

async function clockSite(site: Site): Promise<ClockSite> {
  const locations = await loadLocations(site.slug);
  return {
    timeZone: site.settings.timeZone,
    places: locations.map(({ id, name, dealership_id, primary, address, contact_detail, special_hours }) => ({
      id,
      name,
      dealershipId: dealership_id,
      primary,
      address,
      openingHours: contact_detail.opening_hours,
      specialHours: special_hours,
    })),
  };
}
