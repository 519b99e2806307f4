import { createHash } from 'node:crypto';
import type { Shopper } from '../../accounts/shopper.ts';
import type { Queryable } from '../../platform/database/client.server.ts';
import { normalisePhone } from '../../platform/text/phone.ts';
import type { LeadChange } from '../lead-change.ts';
import { type LeadStep, takeLeadStep } from '../update.server.ts';
import { valuationAnswers, valuationMessage } from './lead-message.ts';
import { photosOf } from './photos.server.ts';
import type { Valuation } from './valuations.server.ts';
import { ownedVehicleTitle } from './vehicle.ts';

// Each valuation has one lead from its first step to its last (TRADE-05 to TRADE-11). The valuation's id is
// the lead's token, so there is never a second one.

/** A signed-in shopper with a phone. Only they can see an estimate. */
export type Owner = Shopper & { phone: string };

/** Returns the account's contact details; empty for guests. */
export const contactOf = (owner: Owner | null): Pick<LeadChange, 'name' | 'email' | 'phone'> =>
  owner
    ? {
        name: [owner.name, owner.lastName].filter(Boolean).join(' '),
        email: owner.email ?? '',
        phone: normalisePhone(owner.phone),
      }
    : {};

/** Returns the idempotency key, a UUID, of a valuation's step such as `accept`. */
export function stepKey(valuationId: string, step: string): string {
  const hash = createHash('sha256').update(`${valuationId}:${step}`).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}

/**
 * Updates the lead of a valuation in the transaction that changes the valuation.
 * @param step what this step adds
 * @throws if the lead is gone, or the database's error; both roll back the change
 */
export async function updateValuationLead(
  connection: Queryable,
  { siteSlug, valuation, owner }: { siteSlug: string; valuation: Valuation; owner: Owner | null },
  { change = {}, ...step }: Omit<LeadStep, 'change'> & { change?: LeadChange },
): Promise<void> {
  const { leadId, vehicle, rego, regoState, answers } = valuation;
  if (!leadId) throw new Error('The valuation has no lead');
  const { length: photos } = await photosOf(connection, leadId);
  const stepTaken = await takeLeadStep(
    connection,
    { siteSlug, leadId, token: valuation.id, phone: null },
    {
      ...step,
      change: {
        ...contactOf(owner),
        message: valuationMessage(valuation),
        answers: valuationAnswers(valuation, photos),
        valued_vehicle: vehicle ? ownedVehicleTitle(vehicle) : '',
        ...(rego && { rego, regoState }), // TRADE-07, LEAD-58
        ...(answers.length > 0 && {
          adjustmentAnswers: answers.map(({ question, answer }) => ({ question, answer })), // TRADE-06, LEAD-59
        }),
        ...change,
      },
    },
  );
  if (!stepTaken) throw new Error('The lead of a valuation no longer exists');
}
