import { recordDecision } from '@forecourt/lib/leads/trade-in/steps.server';
import type { Decision } from '@forecourt/lib/leads/trade-in/valuations.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { accessOf, type SentForm } from '@/features/trade-in/step-form.server.ts';
import type { FormOutcome } from '@/forms/answer-form.server.ts';
import { stepAddress } from '../address.ts';
import { openStep } from '../journey.ts';
import { DECIDED_TEXT, OVER_TEXT } from '../trade-in-messages.ts';

/** Handles the owner's decision on the estimate, which updates the same lead (TRADE-08 to TRADE-11). */
export async function handleDecision(form: SentForm, decision: Decision): Promise<FormOutcome> {
  const { site, page, shopper, valuation } = form;
  if (!valuation || !shopper || valuation.userId !== shopper.userId)
    return { reply: { next: stepAddress(page, openStep(valuation, accessOf(form))) } };
  const pool = databasePool(environment().DATABASE_URL);
  const whose = { siteSlug: site.slug, valuationId: valuation.id, owner: shopper };
  const outcome = await recordDecision(pool, whose, decision);
  if (outcome === 'over') return { reply: { error: new ApiError('conflict', OVER_TEXT) } };
  if (outcome === 'before') return { reply: { problems: { decided: DECIDED_TEXT } } };
  return { reply: { next: stepAddress(page, 'estimate') } };
}
