import {
  type AdjustmentAnswer,
  adjustmentAnswers,
  adjustmentTotal,
} from '@forecourt/lib/leads/trade-in/adjustments';
import { conditionProblems, kilometresOf } from '@forecourt/lib/leads/trade-in/answers';
import {
  type AmountRange,
  adjustedRange,
  expiryOf,
  type NoEstimate,
  whyNoEstimate,
} from '@forecourt/lib/leads/trade-in/estimate';
import { valueVehicle } from '@forecourt/lib/leads/trade-in/steps.server';
import { type OwnedVehicle, yearAt } from '@forecourt/lib/leads/trade-in/vehicle';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { loadTradeAdjustments } from '@/content/trade-adjustments.server.ts';
import { accessOf, type SentForm } from '@/features/trade-in/step-form.server.ts';
import type { FormOutcome } from '@/forms/answer-form.server.ts';
import { log } from '@/logging/log.server.ts';
import { stepAddress } from '../address.ts';
import { isEstimateOpen, openStep } from '../journey.ts';
import { valuationProvider } from '../provider.server.ts';

/** Handles odometer and condition, and values the vehicle (TRADE-06). */
export async function handleCondition(form: SentForm): Promise<FormOutcome> {
  const { site, answers: typedAnswers, page, shopper, valuation } = form;
  if (!valuation?.vehicle || !valuation.confirmed)
    return { reply: { next: stepAddress(page, openStep(valuation, accessOf(form))) } };
  const questions = await loadTradeAdjustments(site.slug);
  const problems = conditionProblems(questions, typedAnswers);
  const kilometres = kilometresOf(typedAnswers.kilometres ?? '');
  if (Object.keys(problems).length > 0 || kilometres === null) return { reply: { problems } };
  const answers = adjustmentAnswers(questions, typedAnswers);
  const estimate = await estimateOf(form, valuation.vehicle, kilometres, answers);
  const pool = databasePool(environment().DATABASE_URL);
  const whose = { siteSlug: site.slug, valuationId: valuation.id, owner: shopper };
  await valueVehicle(pool, whose, {
    kilometres,
    answers,
    range: 'low' in estimate ? estimate : null,
    noEstimate: 'low' in estimate ? null : estimate.reason,
    expiresAt: expiryOf(new Date()),
  });
  return { reply: { next: stepAddress(page, shopper || isEstimateOpen(site) ? 'estimate' : 'contact') } };
}

async function estimateOf(
  { site, request }: SentForm,
  vehicle: OwnedVehicle,
  kilometres: number,
  answers: readonly AdjustmentAnswer[],
): Promise<AmountRange | { reason: NoEstimate }> {
  const reason = whyNoEstimate({ year: vehicle.year, kilometres }, yearAt(site.settings.timeZone));
  if (reason) return { reason };
  const value = await valuationProvider()?.value(vehicle, kilometres);
  if (value?.outcome === 'failed')
    log.warn(
      { site: site.slug, detail: value.detail, requestId: request.headers.get('x-request-id') },
      'nobody values trade-ins now',
    );
  const range = value?.outcome === 'valued' ? adjustedRange(value.range, adjustmentTotal(answers)) : null;
  return range ?? { reason: 'no_figure' };
}
