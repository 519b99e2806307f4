import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { signInPath } from '@forecourt/lib/sites/account-paths';
import type { Site } from '@forecourt/lib/sites/site';
import { gateAt } from '@/features/account/gates.ts';
import { plainJourney, withCampaign } from '@/features/enquiry/plain-journey.server.ts';
import { answerForm, type FormOutcome } from '@/forms/answer-form.server.ts';
import type { Answers } from '@/forms/answers.ts';
import { isPlainForm } from '@/forms/request.server.ts';
import { pageOfForm, stepAddress } from './address.ts';
import { handleCondition } from './forms/condition.server.ts';
import { handleDecision } from './forms/decision.server.ts';
import { removeOwnPhoto } from './forms/photos.server.ts';
import { handleConfirmation, handleManualEntry, handlePlate } from './forms/vehicle.server.ts';
import type { Step } from './journey.ts';
import type { SentForm } from './step-form.server.ts';
import { FAILED_TEXT } from './trade-in-messages.ts';
import { readVisit } from './valuation-visit.server.ts';

const FORMS: Readonly<Record<string, { step: Step; take: (form: SentForm) => Promise<FormOutcome> }>> = {
  vehicle: { step: 'vehicle', take: handlePlate },
  'by-hand': { step: 'vehicle', take: handleManualEntry },
  confirm: { step: 'confirm', take: handleConfirmation },
  condition: { step: 'condition', take: handleCondition },
  accept: { step: 'estimate', take: (form) => handleDecision(form, 'accept') },
  inspection: { step: 'estimate', take: (form) => handleDecision(form, 'inspection') },
  'remove-photo': { step: 'estimate', take: removeOwnPhoto },
};

/**
 * Handles a valuation form. Trusts no amounts in it: vehicle, age, adjustments and estimate are computed
 * here.
 * @param name last part of the form's address
 */
export async function handleTradeInForm(site: Site, name: string, request: Request): Promise<Response> {
  const form = Object.hasOwn(FORMS, name) ? FORMS[name] : undefined;
  if (!form || !site.features.tradeInEnabled) throw new ApiError('not_found', 'Page not found');
  const pageOf = (answers: Answers | null): SentForm['page'] =>
    (answers && pageOfForm(answers.page)) || { path: site.settings.sellCarPath, carId: null };
  return answerForm(
    request,
    {
      page: (answers) => {
        const address = stepAddress(pageOf(answers), form.step);
        // Without scripts the campaign is known only from the page's address.
        return isPlainForm(request) ? withCampaign(address, plainJourney(request, null).params) : address;
      },
      failure: { event: 'valuation_form_failed', text: FAILED_TEXT },
      logContext: { site: site.slug, form: name },
    },
    async (answers) => {
      const page = pageOf(answers);
      const visit = await readVisit(request.headers, site);
      const gate = gateAt(site, page.path);
      if (gate && !visit.shopper)
        return { reply: { signInAt: (redirect) => signInPath(gate.type, { redirect, back: gate.back }) } };
      return form.take({ ...visit, site, request, answers, page });
    },
  );
}
