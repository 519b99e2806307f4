import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { type Queryable, transaction } from '../../platform/database/client.server.ts';
import { type Owner, stepKey, updateValuationLead } from './lead.server.ts';
import type { Shot } from './photo-shots.ts';
import { addPhoto, removePhoto } from './photos.server.ts';
import {
  claimValuation,
  type Decision,
  type DecisionOutcome,
  decide,
  type NamedVehicle,
  saveCondition,
  saveVehicle,
  type Valuation,
  type ValuedCondition,
  valuationById,
} from './valuations.server.ts';

// Each step updates the valuation and its lead in one transaction, so the page never shows what the dealer
// does not get.

/** The valuation and owner of a step. */
export interface SteppingOwner {
  siteSlug: string;
  valuationId: string;
  owner: Owner | null;
}

/** Saves the vehicle (TRADE-05, TRADE-07). */
export const nameVehicle = (pool: pg.Pool, whose: SteppingOwner, vehicle: NamedVehicle): Promise<Valuation> =>
  transaction(pool, async (connection) => {
    await saveVehicle(connection, whose.valuationId, vehicle);
    return applyToLead(connection, whose, { key: randomUUID(), isLastStep: false });
  });

/** Saves the condition and estimate (TRADE-06). Mails an owner who has seen an earlier one. */
export const valueVehicle = (
  pool: pg.Pool,
  whose: SteppingOwner,
  condition: ValuedCondition,
): Promise<Valuation> =>
  transaction(pool, async (connection) => {
    await saveCondition(connection, whose.valuationId, condition);
    const { userId } = await valuationById(connection, whose.valuationId);
    return applyToLead(connection, whose, {
      key: randomUUID(),
      isLastStep: false,
      mailsShopper: userId !== null,
      ...(userId !== null && condition.range && { change: { subcategory: '2. Valuation Given' } }),
    });
  });

/** Assigns a finished valuation to the shopper who signed in, and sends its lead once. */
export const claimForOwner = (pool: pg.Pool, whose: SteppingOwner & { owner: Owner }): Promise<Valuation> =>
  transaction(pool, async (connection) => {
    const isClaimed = await claimValuation(connection, whose.valuationId, whose.owner.userId);
    const valuation = await valuationById(connection, whose.valuationId);
    if (!isClaimed) return valuation;
    return applyToLead(connection, whose, {
      key: stepKey(whose.valuationId, 'claim'),
      isLastStep: true,
      ...(valuation.amountLow !== null && { change: { subcategory: '2. Valuation Given' } }),
    });
  });

/** Records the owner's decision in the same lead, once (TRADE-08 to TRADE-11). */
export const recordDecision = (
  pool: pg.Pool,
  whose: SteppingOwner & { owner: Owner },
  decision: Decision,
): Promise<DecisionOutcome> =>
  transaction(pool, async (connection) => {
    const { valuationId, owner } = whose;
    const outcome = await decide(connection, { id: valuationId, userId: owner.userId, decision });
    if (outcome !== 'decided') return outcome;
    await applyToLead(connection, whose, {
      key: stepKey(valuationId, decision),
      isLastStep: true,
      change: {
        form_completed: true,
        ...(decision === 'accept' && { subcategory: '3. Offer Accepted', offer_accepted: true }),
      },
      mailsShopper: true,
    });
    return outcome;
  });

/** Delay of the dealer's mail, so that photos uploaded one by one are sent together. */
export const PHOTOS_SECONDS = 60;

/**
 * Saves photos of the vehicle and queues a mail to the dealer.
 * @param pictures results of `photoImage`
 * @param shot the outline that a single photo was taken with
 * @returns the ids of the photos within the limit
 */
export const savePhotos = (
  pool: pg.Pool,
  whose: SteppingOwner & { leadId: string },
  pictures: readonly Buffer[],
  shot: Shot | null = null,
): Promise<string[]> =>
  transaction(pool, async (connection) => {
    const ids: string[] = [];
    for (const picture of pictures) {
      const id = await addPhoto(connection, whose.leadId, picture, shot);
      if (id === null) break;
      ids.push(id);
    }
    if (ids.length > 0) await queuePhotoMail(connection, whose);
    return ids;
  });

/** Deletes a photo of the vehicle and queues a mail to the dealer. */
export const deletePhoto = (
  pool: pg.Pool,
  whose: SteppingOwner & { leadId: string },
  photo: string,
): Promise<void> =>
  transaction(pool, async (connection) => {
    if (await removePhoto(connection, whose.leadId, photo)) await queuePhotoMail(connection, whose);
  });

const queuePhotoMail = (connection: Queryable, whose: SteppingOwner): Promise<unknown> =>
  applyToLead(connection, whose, {
    key: randomUUID(),
    isLastStep: true,
    mailsShopper: false,
    inSeconds: PHOTOS_SECONDS,
  });

async function applyToLead(
  connection: Queryable,
  { siteSlug, valuationId, owner }: SteppingOwner,
  step: Parameters<typeof updateValuationLead>[2],
): Promise<Valuation> {
  const valuation = await valuationById(connection, valuationId);
  await updateValuationLead(connection, { siteSlug, valuation, owner }, step);
  return valuation;
}
