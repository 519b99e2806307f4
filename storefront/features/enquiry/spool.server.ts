import { LeadSpool } from '@forecourt/lib/leads/spool.server';
import { environment } from '@forecourt/lib/platform/env';

/** Where this instance keeps leads that the database cannot take; null where it has no folder for them. */
export function leadSpool(): LeadSpool | null {
  const { LEAD_SPOOL } = environment();
  return LEAD_SPOOL ? new LeadSpool(LEAD_SPOOL) : null;
}
