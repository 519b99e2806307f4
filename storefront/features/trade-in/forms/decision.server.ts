import { databasePool } from '@forecourt/lib/database/client.server';
import { environment } from '@forecourt/lib/env';
import { type Decision, decide, findValuation } from '@forecourt/lib/trade-in/valuations.server';
import { stepAddress } from '../address.ts';
import { valuationToken } from '../cookies.server.ts';
import { openStep } from '../journey.ts';
import { continueLead } from '../lead.server.ts';
import type { FormOutcome, SentForm } from '../take-step.server.ts';
import { OVER_TEXT } from '../words.ts';

/** Takes what the owner decides about the estimate: the same lead hears of it (TRADE-08 to TRADE-11). */
export async function takeDecision(
  { site, request, page, shopper, valuation }: SentForm,
  decision: Decision,
): Promise<FormOutcome> {
  if (!valuation || !shopper || valuation.userId !== shopper.userId)
    return { reply: { next: stepAddress(page, openStep(valuation, shopper !== null)) } };
  const pool = databasePool(environment().DATABASE_URL);
  const isDecided = await decide(pool, { id: valuation.id, userId: shopper.userId, decision });
  if (!isDecided) return { reply: { error: OVER_TEXT, status: 409 } };
  const token = valuationToken(request.headers);
  const decided = await findValuation(pool, { siteSlug: site.slug, token });
  if (decided)
    await continueLead(
      site,
      { valuation: decided, shopper },
      {
        form_completed: true,
        isLastStep: true,
        ...(decision === 'accept' && { subcategory: '3. Offer Accepted', offer_accepted: true }),
      },
    );
  return { reply: { next: stepAddress(page, 'estimate') } };
}
