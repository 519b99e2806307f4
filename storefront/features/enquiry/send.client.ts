'use client';
import type { FinanceAnswers } from '@forecourt/lib/leads/finance-quote/lead';
import type { FormKind } from '@forecourt/lib/leads/kinds';
import type { LeadProblems, LeadValues } from '@forecourt/lib/leads/values';
import { TRAP } from '@forecourt/lib/platform/text/field-rules';
import type { CHALLENGE_HEADER } from '@/features/challenge/offer.ts';
import { linkedParams, visitedPages } from './journey.client.ts';
import { lookedInto } from './looked-into.client.ts';
import type { Refusal } from './refusal.ts';
import { FORMS_PATH, type FormAnswer, LEADS_PATH, type LeadAnswer } from './setup.ts';

/** Its value stands here too: a module for it alone would make every page with a form larger. */
const HEADER: typeof CHALLENGE_HEADER = 'x-challenge';
/** Long enough for a slow line, short enough that nobody stares at a spinner. */
const PATIENCE_MS = 20_000;
/** Five megabytes on a slow line. */
const PATIENCE_WITH_FILE_MS = 120_000;
/** How often a form is sent that nobody could take: a copy of the storefront may just be replaced, or the database be busy. */
const ATTEMPTS = 3;
/** Statuses from a proxy whose storefronts are away, and from a storefront that cannot take it now. */
const LATER = { first: 502, last: 504 };
/** Before another attempt, in milliseconds: as the answer says, within bounds, and not everybody at the same moment. */
const PAUSE = { shortest: 1_000, longest: 5_000, spread: 1_000 };

export type Sent<Answer> =
  | { ok: true; answer: Answer }
  | { ok: false; error: string; fields: LeadProblems | null };

/** A form as it is sent. */
export interface SentForm {
  token: string;
  kind: FormKind;
  car: string | null;
  values: LeadValues;
  isLastStep: boolean;
  trapped: string;
  /** The block of the page that the form stands in. */
  block: string | null;
  /** The event of a generic form, which goes along with it; null for an enquiry. */
  event: number | null;
  /** What the finance journey asks beside. */
  finance?: FinanceAnswers;
}

/**
 * Sends a form. However it fails, the same token can be sent again without making a second lead.
 * @param file what goes along with it
 * @param failureText what is said when nobody says more
 */
export function sendLead(
  siteSlug: string,
  { trapped, event, ...form }: SentForm,
  file: File | null,
  failureText: string,
): Promise<Sent<LeadAnswer>> {
  const payload = {
    ...form,
    [TRAP]: trapped,
    url: location.href,
    visited: visitedPages(siteSlug),
    params: linkedParams(siteSlug),
    ...lookedInto(siteSlug),
  };
  if (event !== null) return sendGeneric(payload, event, failureText);
  let body: string | FormData = JSON.stringify(payload);
  if (file) {
    const parts = new FormData();
    parts.set('lead', body);
    parts.set('resume', file);
    body = parts;
  }
  return call(LEADS_PATH, 'POST', body, failureText);
}

/** Sends a form that is no enquiry about a vehicle (LEAD-33); what to record is what the server agrees to. */
async function sendGeneric(
  payload: Record<string, unknown> & { kind: FormKind },
  event: number,
  failureText: string,
): Promise<Sent<LeadAnswer>> {
  const reply = await call<FormAnswer>(
    FORMS_PATH,
    'POST',
    JSON.stringify({ category: payload.kind, payload, events: [event] }),
    failureText,
  );
  return reply.ok ? { ok: true, answer: { ...reply.answer, event: reply.answer.events[0] ?? null } } : reply;
}

/** Sends a further step of a lead; one key makes one step, however often it is sent. */
export const sendStep = (
  leadId: string,
  step: Record<string, unknown> & { token: string; key: string; isLastStep: boolean },
  failureText: string,
): Promise<Sent<{ lead_id: string }>> =>
  call(`${LEADS_PATH}/${leadId}`, 'PATCH', JSON.stringify(step), failureText);

async function call<Answer extends { lead_id: string }>(
  path: string,
  method: 'POST' | 'PATCH',
  body: string | FormData,
  failureText: string,
  solved = '',
): Promise<Sent<Answer>> {
  try {
    const answer = await fetchPatiently(path, {
      method,
      headers: {
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
        [HEADER]: solved,
      },
      body,
      signal: AbortSignal.timeout(typeof body === 'string' ? PATIENCE_MS : PATIENCE_WITH_FILE_MS),
    });
    // It is one or the other: a lead that was taken has an id.
    const sentBack = (await answer.json()) as Answer & Partial<Refusal>;
    if (sentBack.lead_id) return { ok: true, answer: sentBack };
    const { code, error, fields = null, challenge } = sentBack;
    if (challenge) {
      const { passChallenge } = await import('@/features/challenge/pass.client.ts');
      return await call(path, method, body, failureText, await passChallenge(challenge, solved));
    }
    // A server that is busy knows nothing that the form's own words do not say.
    return { ok: false, error: (code !== 'busy' && error) || failureText, fields };
  } catch {
    return { ok: false, error: failureText, fields: null };
  }
}

/** Sends again what got no answer or cannot be taken just now; its token makes one lead of it, however often it arrives. */
async function fetchPatiently(
  path: string,
  request: RequestInit & { signal: AbortSignal },
): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const isLast = attempt === ATTEMPTS;
    let pauseMs = PAUSE.shortest;
    try {
      const answer = await fetch(path, request);
      if (isLast || answer.status < LATER.first || answer.status > LATER.last) return answer;
      pauseMs = Number(answer.headers.get('retry-after')) * 1_000 || pauseMs;
    } catch (error) {
      if (isLast || request.signal.aborted || !navigator.onLine) throw error;
    }
    const wait = Math.min(pauseMs, PAUSE.longest) + Math.random() * PAUSE.spread;
    // Whatever ran out of time meanwhile is not sent again: `fetch` throws.
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}
