import { plainRego } from '@forecourt/lib/accounts/garage/own-vehicle';
import { plateProblems, vehicleProblems } from '@forecourt/lib/leads/trade-in/answers';
import { nameVehicle } from '@forecourt/lib/leads/trade-in/steps.server';
import {
  beginValuation,
  confirmVehicle,
  isClosed,
  type NamedVehicle,
} from '@forecourt/lib/leads/trade-in/valuations.server';
import {
  type OwnedVehicle,
  ownedVehicleTitle,
  vehicleOfAnswers,
  yearAt,
} from '@forecourt/lib/leads/trade-in/vehicle';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { getTranslations } from 'next-intl/server';
import { JOURNEY_FIELD } from '@/features/enquiry/setup.ts';
import type { SentForm } from '@/features/trade-in/step-form.server.ts';
import type { FormOutcome } from '@/forms/answer-form.server.ts';
import { expectRate } from '@/handlers/expect-rate.server.ts';
import { log } from '@/logging/log.server.ts';
import { pageField, stepAddress } from '../address.ts';
import { valuationCookie } from '../cookies.server.ts';
import { beginLead } from '../lead.server.ts';
import { valuationProvider } from '../provider.server.ts';
import { TOO_MANY_TEXT } from '../trade-in-messages.ts';

const pool = () => databasePool(environment().DATABASE_URL);

/** Handles a number plate: looks the vehicle up, or asks for manual entry if it is unknown (OPEN-071). */
export async function handlePlate(form: SentForm): Promise<FormOutcome> {
  const { answers, valuation, page } = form;
  const problems = plateProblems(answers);
  if (Object.keys(problems).length > 0) return { reply: { problems } };
  const plate = { rego: plainRego(answers.rego ?? ''), regoState: answers.regoState ?? '' };
  const isSame = valuation?.rego === plate.rego && valuation.regoState === plate.regoState;
  if (valuation?.vehicle && isSame && !isClosed(valuation))
    return { reply: { next: stepAddress(page, 'confirm') } };
  await expectStart(form);
  const vehicle = await lookUp(form, plate);
  return name(form, { ...plate, plateUnknown: vehicle === null, vehicle, carId: page.carId });
}

/** Handles a vehicle entered manually; keeps an unknown plate with it. */
export async function handleManualEntry(form: SentForm): Promise<FormOutcome> {
  const { site, answers, valuation, page } = form;
  const problems = vehicleProblems(
    answers,
    yearAt(site.settings.timeZone),
    await getTranslations('tradeInForm'),
  );
  const vehicle = vehicleOfAnswers(answers);
  if (Object.keys(problems).length > 0 || !vehicle) return { reply: { problems } };
  await expectStart(form);
  const { rego, regoState } = valuation && !isClosed(valuation) ? valuation : { rego: '', regoState: '' };
  return name(form, { rego, regoState, plateUnknown: rego !== '', vehicle, carId: page.carId });
}

/** Handles the owner's confirmation of the vehicle; shows it again if another tab has changed it. */
export async function handleConfirmation({ answers, valuation, page }: SentForm): Promise<FormOutcome> {
  if (!valuation?.vehicle) return { reply: { next: stepAddress(page, 'vehicle') } };
  if (answers.vehicle !== ownedVehicleTitle(valuation.vehicle))
    return { reply: { next: stepAddress(page, 'confirm') } };
  await confirmVehicle(pool(), valuation.id);
  return { reply: { next: stepAddress(page, 'condition') } };
}

const expectStart = (form: SentForm): Promise<void> =>
  expectRate(form, { name: 'tradeIn', text: TOO_MANY_TEXT });

/** Returns the vehicle of a plate; null if it is unknown or the lookup fails. */
async function lookUp(
  { site, request }: SentForm,
  plate: { rego: string; regoState: string },
): Promise<OwnedVehicle | null> {
  const answer = await valuationProvider()?.lookUp(plate);
  if (answer?.outcome === 'known') return answer.vehicle;
  if (answer?.outcome === 'failed')
    log.warn(
      { site: site.slug, detail: answer.detail, requestId: request.headers.get('x-request-id') },
      'plate_lookup_failed',
    );
  return null;
}

/** Stores the vehicle and its lead (TRADE-05, TRADE-07). */
async function name(form: SentForm, vehicle: NamedVehicle): Promise<FormOutcome> {
  const { site, request, page, shopper } = form;
  const open = form.valuation && !isClosed(form.valuation) ? form.valuation : null;
  const newValuation = open ? null : await beginValuation(pool(), { siteSlug: site.slug, carId: page.carId });
  const id = open?.id ?? newValuation?.id ?? '';
  await beginLead(
    site,
    request,
    {
      valuation: { id, leadId: open?.leadId ?? null, carId: page.carId ?? open?.carId ?? null },
      shopper,
      journey: form.answers[JOURNEY_FIELD],
    },
    pageField(page),
  );
  await nameVehicle(pool(), { siteSlug: site.slug, valuationId: id, owner: shopper }, vehicle);
  return {
    reply: { next: stepAddress(page, vehicle.vehicle ? 'confirm' : 'vehicle') },
    ...(newValuation && { cookies: [valuationCookie(request, newValuation.token)] }),
  };
}
