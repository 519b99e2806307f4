'use client';
import { type QuoteChoice, quoteAmount } from '@forecourt/lib/leads/finance-quote/quote-choice';
import type { CustomerRequest } from '@forecourt/lib/leads/finance-quote/requests';
import { VERIFY_PATH } from '@forecourt/lib/sites/account-paths';
import { track, trackId } from '@/analytics/track.client.ts';
import { UNKNOWN_TEXT } from '@/features/account/fields.ts';
import { sendLead } from '@/features/enquiry/send.client.ts';
import { keep } from '@/features/enquiry/store.client.ts';
import type { Answers, Problems } from '@/forms/answers.ts';
import { sendAnswers } from '@/forms/send.client.ts';
import { leadOf } from './fields.ts';
import { CUSTOMER_FAILED_TEXT, LEAD_FAILED_TEXT, NO_REDIRECT_TEXT } from './finance-messages.ts';
import { CUSTOMER_PATH, type JourneySetup } from './setup.ts';

const PATIENCE_MS = 25_000;

/** Verifies a code; a correct one signs the shopper in, and returns null. */
export async function verifyCode(
  phone: string,
  code: string,
): Promise<{ problems: Problems } | { error: string } | null> {
  const reply = await sendAnswers(
    VERIFY_PATH,
    { phone, token: code, type: 'sms', redirect: '/' },
    UNKNOWN_TEXT,
  );
  if ('next' in reply) {
    track('codeVerified'); // EVENTS-11
    return null;
  }
  if ('problems' in reply) return { problems: { code: reply.problems.token ?? UNKNOWN_TEXT } };
  return 'error' in reply ? reply : { error: UNKNOWN_TEXT };
}

/** Tokens of leads whose event was recorded, so that a retry does not record it again. */
const recordedLeads = new Set<string>();

export interface Application {
  setup: JourneySetup;
  token: string;
  choice: QuoteChoice;
  answers: Answers;
  /** Such as `+61412345678`. */
  phone: string;
}

/**
 * Creates the lead and the lender's customer in parallel (QUOTE-55). A retry duplicates neither.
 * @returns the lender's address, or an error message
 */
export async function sendApplication(
  application: Application,
): Promise<{ redirectUrl: string } | { error: string }> {
  const { setup, token, choice, answers } = application;
  const { siteSlug, car: vehicle } = setup.form;
  const { name = '', last_name = '', email = '', postcode = '' } = answers;
  const [lead, customer] = await Promise.all([
    sendLead(
      siteSlug,
      {
        token,
        kind: 'finance',
        car: vehicle?.slug ?? null,
        values: leadOf(answers),
        trapped: '',
        isLastStep: true,
        block: null,
        event: null,
        finance: {
          ...choice,
          amount: quoteAmount(choice.amount, setup.limits),
          last_name: last_name.trim(),
          postcode: postcode.trim(),
        },
      },
      null,
      LEAD_FAILED_TEXT,
    ),
    createCustomer(application),
  ]);
  if (!lead.ok) return { error: lead.error };
  if (!recordedLeads.has(token) && lead.answer.event !== null)
    trackId(lead.answer.event, { vehicle: vehicle?.id, dealership: vehicle?.dealershipId });
  recordedLeads.add(token);
  keep(siteSlug, 'User', {
    name: name.trim(),
    last_name: last_name.trim(),
    email: email.trim(),
    phone: answers.phone,
    postcode: postcode.trim() || null,
  });
  keep(siteSlug, 'EnquireCar', vehicle);
  keep(siteSlug, 'SuccessCategory', lead.answer.category);
  return customer;
}

async function createCustomer({
  setup: { car: vehicle, limits },
  token,
  choice: { amount, term, selfAssessedCreditScore, whoIsHelping, tradeIn },
  answers,
  phone,
}: Application): Promise<{ redirectUrl: string } | { error: string }> {
  const text = (name: string) => (answers[name] ?? '').trim();
  const body: CustomerRequest = {
    data: {
      nvic: vehicle?.nvic ?? null,
      vin: vehicle?.vin ?? null,
      selfAssessedCreditScore,
      purchasePrice: quoteAmount(amount, limits),
      year: vehicle?.year ?? null,
      loanTerm: term,
      phoneNumber: phone,
      firstName: text('name'),
      lastName: text('last_name'),
      email: text('email'),
      subscribe: answers.subscribe === 'on',
      postCode: text('postcode'),
    },
    additionalData: {
      token,
      car_id: vehicle?.id ?? null,
      ...(tradeIn && { tradeIn }),
      whoIsHelping,
      dealership: text('dealership'),
      url: `${location.origin}${location.pathname}`,
    },
  };
  try {
    const response = await fetch(CUSTOMER_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const answer = (await response.json()) as { redirectUrl?: string | null; error?: string };
    if (!response.ok) return { error: answer.error || CUSTOMER_FAILED_TEXT };
    return answer.redirectUrl ? { redirectUrl: answer.redirectUrl } : { error: NO_REDIRECT_TEXT };
  } catch {
    return { error: CUSTOMER_FAILED_TEXT };
  }
}
