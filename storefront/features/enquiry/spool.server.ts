import { LeadSpool } from '@forecourt/lib/leads/spool.server';
import { environment } from '@forecourt/lib/platform/env';

/** Returns this instance's spool for leads during a database outage; null if it has no folder for it. */
export function leadSpool(): LeadSpool | null {
  const { LEAD_SPOOL } = environment();
  return LEAD_SPOOL ? new LeadSpool(LEAD_SPOOL) : null;
}
