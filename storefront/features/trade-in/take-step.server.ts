import { signInPath } from '@forecourt/lib/sites/account-paths';
import type { Site } from '@forecourt/lib/sites/site';
import { gateAt } from '@/features/account/gates.ts';
import { plainJourney, withCampaign } from '@/features/enquiry/plain-journey.server.ts';
import type { Answers } from '@/forms/answers.ts';
import { isPlainForm, readAnswers, respond, type ServerReply } from '@/forms/request.server.ts';
import { log } from '@/logging/log.server.ts';
import { isOwnRequest } from '@/site/own-request.ts';
import { pageOfForm, stepAddress } from './address.ts';
import { takeCondition } from './forms/condition.server.ts';
import { takeDecision } from './forms/decision.server.ts';
import { removeOwnPhoto } from './forms/photos.server.ts';
import { takeByHand, takeConfirmation, takePlate } from './forms/vehicle.server.ts';
import type { Step } from './journey.ts';
import { readVisit } from './own-valuation.server.ts';
import type { FormOutcome, SentForm } from './step-form.server.ts';
import { FAILED_TEXT } from './trade-in-messages.ts';

/** Every form: the step it stands on, and who takes it. */
const FORMS: Readonly<Record<string, { step: Step; take: (form: SentForm) => Promise<FormOutcome> }>> = {
  vehicle: { step: 'vehicle', take: takePlate },
  'by-hand': { step: 'vehicle', take: takeByHand },
  confirm: { step: 'confirm', take: takeConfirmation },
  condition: { step: 'condition', take: takeCondition },
  accept: { step: 'estimate', take: (form) => takeDecision(form, 'accept') },
  inspection: { step: 'estimate', take: (form) => takeDecision(form, 'inspection') },
  'remove-photo': { step: 'estimate', take: removeOwnPhoto },
};

/**
 * Handles a valuation form. Trusts no amounts in it: vehicle, age, adjustments and estimate are looked up and
 * computed here.
 * @param name last part of the form's address
 */
export async function takeTradeInForm(site: Site, name: string, request: Request): Promise<Response> {
  const form = Object.hasOwn(FORMS, name) ? FORMS[name] : undefined;
  if (!form || !site.features.tradeInEnabled)
    return Response.json({ error: 'Page not found' }, { status: 404 });
  let page: SentForm['page'] = { path: site.settings.sellCarPath, carId: null };
  let typedAnswers: Answers | null = null;
  const answer = (reply: ServerReply, cookies: string[] = []) => {
    const address = stepAddress(page, form.step);
    // Without scripts the campaign is known only from the page's address.
    const back = isPlainForm(request) ? withCampaign(address, plainJourney(request, null).params) : address;
    return respond(request, reply, { page: back, typed: typedAnswers, cookies });
  };
  if (!isOwnRequest(request)) return answer({ error: FAILED_TEXT, status: 403 });
  try {
    const answers = await readAnswers(request);
    if (!answers) return answer({ error: FAILED_TEXT, status: 413 });
    typedAnswers = answers;
    page = pageOfForm(answers.page) ?? page;
    const visit = await readVisit(request.headers, site);
    const gate = gateAt(site, page.path);
    if (gate && !visit.shopper)
      return answer({ signInAt: (redirect) => signInPath(gate.type, { redirect, back: gate.back }) });
    const { reply, cookies } = await form.take({ ...visit, site, request, answers, page });
    return answer(reply, cookies);
  } catch (error) {
    const logContext = { site: site.slug, form: name, requestId: request.headers.get('x-request-id') };
    log.error({ err: error, ...logContext }, 'valuation_form_failed');
    return answer({ error: FAILED_TEXT, status: 500 });
  }
}
