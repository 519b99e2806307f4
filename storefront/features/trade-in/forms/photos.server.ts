import { databasePool } from '@forecourt/lib/database/client.server';
import { environment } from '@forecourt/lib/env';
import { removePhoto } from '@forecourt/lib/trade-in/photos.server';
import { stepAddress } from '../address.ts';
import { continueLead } from '../lead.server.ts';
import type { Visit } from '../own-valuation.server.ts';
import type { FormOutcome, SentForm } from '../take-step.server.ts';

/** The lead whose photos a visitor may see and change: that of their own valuation, once they have signed in. */
export const photosLead = ({ valuation, shopper }: Visit): string | null =>
  valuation && shopper && valuation.userId === shopper.userId ? valuation.leadId : null;

/** Takes one photo away. */
export async function removeOwnPhoto(form: SentForm): Promise<FormOutcome> {
  const leadId = photosLead(form);
  const { photo = '' } = form.answers;
  if (leadId) await removePhoto(databasePool(environment().DATABASE_URL), leadId, photo);
  return { reply: { next: stepAddress(form.page, 'estimate') } };
}

/** Tells the dealer once that there are photos, however many were sent one by one. */
export async function tellOfPhotos(form: SentForm): Promise<FormOutcome> {
  const { site, valuation, shopper, page } = form;
  if (valuation && photosLead(form)) await continueLead(site, { valuation, shopper }, { isLastStep: true });
  return { reply: { next: stepAddress(page, 'estimate') } };
}
