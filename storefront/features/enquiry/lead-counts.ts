import type { ApiErrorCode } from '@forecourt/lib/platform/request/api-error';

/** `repeated` has the token of an earlier lead, `held_back` is suspected spam, `step` a further step. */
export type LeadOutcomeName = 'taken' | 'repeated' | 'held_back' | 'step' | ApiErrorCode;

/** Refusals that are not the shopper's mistake. Alerts count these. */
export const OWN_REFUSALS = [
  'failed',
  'busy',
  'rate_limit',
  'bad_input',
  'forbidden',
] as const satisfies readonly ApiErrorCode[];

/** Label of leads for an unknown host, and of those refused before their site was known. */
export const NO_SITE = 'other';

interface LeadCount {
  site: string;
  outcome: LeadOutcomeName;
  count: number;
}

// Next's bundle counts leads and the server reads the counts in the same process, so both use a global
// symbol.
const NAME = Symbol.for('forecourt.leads');
const processGlobals = globalThis as { [NAME]?: Map<string, LeadCount> };

/** Counts a lead of an existing site; null if the site is unknown. */
export function countLead(site: string | null, outcome: LeadOutcomeName): void {
  entryOf(site ?? NO_SITE, outcome).count += 1;
}

/** Starts a site's refusal counts at zero: Prometheus sees an increase only between two values. */
export function expectLeads(site: string): void {
  for (const outcome of OWN_REFUSALS) entryOf(site, outcome);
}

export const leadCounts = (): readonly LeadCount[] => [...(processGlobals[NAME]?.values() ?? [])];

function entryOf(site: string, outcome: LeadOutcomeName): LeadCount {
  processGlobals[NAME] ??= new Map();
  const key = `${site} ${outcome}`;
  const entry = processGlobals[NAME].get(key) ?? { site, outcome, count: 0 };
  processGlobals[NAME].set(key, entry);
  return entry;
}
