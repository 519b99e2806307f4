import { setTimeout as delay } from 'node:timers/promises';
import { isDatabaseAway } from '@forecourt/lib/platform/database/away';
import { findSite } from '@/content/site.server.ts';
import { log, warnOnce } from '@/logging/log.server.ts';
import { leadSpool } from './spool.server.ts';
import { takeSpooledLead } from './take-lead.server.ts';

/** After a lead that was delivered, in milliseconds: a database that has just come back has the pages to answer for as well. */
const PACE_MS = 250;
/** Of one call, in milliseconds, shorter than its caller waits: the next one goes on. */
const LONGEST_MS = 45_000;

/**
 * Gives the database the leads that this instance has kept for it, the oldest first. What cannot be delivered stays: nothing
 * is lost by asking again, and nothing stored twice, since every lead has its token.
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
      if (!site) throw new Error('Its site is gone');
      await takeSpooledLead(site, lead);
      await spool?.remove(name);
      await delay(PACE_MS);
    } catch (error) {
      if (isDatabaseAway(error)) return;
      warnOnce(
        `spooled ${lead.id}`,
        { site: lead.siteSlug, lead: lead.id },
        'a lead that waits is not taken',
      );
      log.debug({ err: error, lead: lead.id }, 'why a lead that waits is not taken');
    }
  }
}
