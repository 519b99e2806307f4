import { deletePhoto, type SteppingOwner } from '@forecourt/lib/leads/trade-in/steps.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import type { Site } from '@forecourt/lib/sites/site';
import type { SentForm } from '@/features/trade-in/step-form.server.ts';
import type { FormOutcome } from '@/forms/answer-form.server.ts';
import { stepAddress } from '../address.ts';
import type { Visit } from '../valuation-visit.server.ts';

/** Returns the valuation whose photos a visitor may see and change: their own, once signed in. */
export const ownPhotos = (
  { slug }: Site,
  { valuation, shopper }: Visit,
): (SteppingOwner & { leadId: string }) | null =>
  valuation?.leadId && shopper && valuation.userId === shopper.userId
    ? { siteSlug: slug, valuationId: valuation.id, owner: shopper, leadId: valuation.leadId }
    : null;

export async function removeOwnPhoto(form: SentForm): Promise<FormOutcome> {
  const own = ownPhotos(form.site, form);
  const { photo = '' } = form.answers;
  if (own) await deletePhoto(databasePool(environment().DATABASE_URL), own, photo);
  return { reply: { next: stepAddress(form.page, 'estimate') } };
}
