import { ADVERTISING_RULES } from '@forecourt/lib/vehicle/law/advertising-rules';
import { dealerState } from '@forecourt/lib/vehicle/law/dealer-state';
import { isInForce } from '@forecourt/lib/vehicle/law/law-rule';
import type { SanityDocument } from 'sanity';

/** Departments that sell no vehicles. */
const OTHER_DEPARTMENTS: readonly unknown[] = ['service', 'parts', 'other'];

/**
 * Reports a location that sells vehicles in a state whose law requires the licence number in advertising.
 * Published without it, each of its vehicles' pages would break the law.
 */
export function dealerLicenceProblem(
  number: string | undefined,
  location: SanityDocument | undefined,
): true | string {
  if (number?.trim() || OTHER_DEPARTMENTS.includes(location?.location_type)) return true;
  const address = location?.address as { state?: unknown } | undefined;
  const state = dealerState({ state: typeof address?.state === 'string' ? address.state : null });
  const today = new Date().toISOString().slice(0, 10);
  const isRequired = ADVERTISING_RULES.some(
    (rule) =>
      rule.state === state &&
      rule.verified &&
      rule.requires.includes('licenceNumber') &&
      isInForce(rule, today),
  );
  return !isRequired || `Enter the licence number. The law of ${state} requires it in every advertisement.`;
}
