import { createHash } from 'node:crypto';
import type { Shopper } from '../../accounts/shopper.ts';
import type { Queryable } from '../../platform/database/client.server.ts';
import { normalisePhone } from '../../platform/text/phone.ts';
import type { LeadChange } from '../change.ts';
import { type LeadStep, takeLeadStep } from '../update.server.ts';
import { valuationAnswers, valuationMessage } from './lead-words.ts';
import { photosOf } from './photos.server.ts';
import type { Valuation } from './valuations.server.ts';
import { ownedVehicleTitle } from './vehicle.ts';

// One lead goes along with a valuation, from its first screen to its last (TRADE-05 to TRADE-11): the valuation's id is
// the lead's token, so that there is never a second one.

/** Somebody who is signed in with a phone: nobody else sees an estimate. */
export type Owner = Shopper & { phone: string };

/** Whom to answer, as the account has it; nothing for a stranger. */
export const contactOf = (owner: Owner | null): Pick<LeadChange, 'name' | 'email' | 'phone'> =>
  owner
    ? {
        name: [owner.name, owner.lastName].filter(Boolean).join(' '),
        email: owner.email ?? '',
        phone: normalisePhone(owner.phone),
      }
    : {};

/** The key of a step that a valuation takes once, such as `accept`: the same for every try, in the form of a UUID. */
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
 * Tells the lead of a valuation how it stands now, in the transaction of what changed it: both are kept, or neither.
 * @param step what this step adds
 * @throws when the valuation has no lead any more, or the database's error: then what changed is undone as well
 */
export async function tellLead(
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
  if (!stepTaken) throw new Error('The lead of a valuation is gone');
}
