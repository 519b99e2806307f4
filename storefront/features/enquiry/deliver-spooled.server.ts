import { setTimeout as delay } from 'node:timers/promises';
import { isDatabaseUnavailable } from '@forecourt/lib/platform/database/unavailable';
import { findSite } from '@/content/site.server.ts';
import { log, warnOnce } from '@/logging/log.server.ts';
import { leadSpool } from './spool.server.ts';
import { storeSpooledLead } from './submit-lead.server.ts';

/** Pause between leads in milliseconds, because a recovering database also has to serve pages. */
const PACE_MS = 250;
/** Maximum duration of a call in milliseconds, shorter than the caller's timeout; the next call continues. */
const LONGEST_MS = 45_000;

/**
 * Stores the leads that this instance spooled during a database outage, oldest first. Failed ones stay for
 * the next attempt; tokens prevent duplicates.
 */
export async function deliverSpooledLeads(): Promise<void> {
  const spool = leadSpool();
  const end = performance.now() + LONGEST_MS;
  for (const name of (await spool?.waiting()) ?? []) {
    if (performance.now() > end) return;
    const lead = await spool?.read(name);
    if (!lead) continue;
    try {
      const site = await findSite(lead.siteSlug);
      if (!site) throw new Error('The site of the lead no longer exists');
      await storeSpooledLead(site, lead);
      await spool?.remove(name);
      await delay(PACE_MS);
    } catch (error) {
      if (isDatabaseUnavailable(error)) return;
      warnOnce(`spooled ${lead.id}`, { site: lead.siteSlug, lead: lead.id }, 'spooled_lead_failed');
      log.debug({ err: error, lead: lead.id }, 'spooled_lead_error');
    }
  }
}
