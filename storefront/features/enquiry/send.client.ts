'use client';
import type { FinanceAnswers } from '@forecourt/lib/finance/quote/lead';
import { TRAP } from '@forecourt/lib/lead/fields';
import type { FormKind } from '@forecourt/lib/lead/kinds';
import type { LeadProblems, LeadValues } from '@forecourt/lib/lead/values';
import { CHALLENGE_HEADER } from '@/features/challenge/offer.ts';
import type { Refusal } from './answers.ts';
import { linkedParams, visitedPages } from './journey.client.ts';
import { lookedInto } from './looked-into.client.ts';
import { FORMS_PATH, type FormAnswer, LEADS_PATH, type LeadAnswer } from './setup.ts';

/** Long enough for a slow line, short enough that nobody stares at a spinner. */
const PATIENCE_MS = 20_000;
/** Five megabytes on a slow line. */
const PATIENCE_WITH_FILE_MS = 120_000;
/** How often a form is sent that nobody could take: a copy of the storefront may just be replaced, or the database be busy. */
const ATTEMPTS = 3;
/** From a proxy whose storefronts are away, and from a storefront that cannot take it now. */
const LATER: readonly number[] = [502, 503, 504];
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
  const lead = JSON.stringify(payload);
  if (!file) return call(LEADS_PATH, 'POST', lead, failureText);
  const parts = new FormData();
  parts.set('lead', lead);
  parts.set('resume', file);
  return call(LEADS_PATH, 'POST', parts, failureText);
}

/** Sends a form that is no enquiry about a vehicle (LEAD-33); what to record is what the server agrees to. */
async function sendGeneric(
  payload: Record<string, unknown> & { kind: FormKind },
  event: number,
  failureText: string,
): Promise<Sent<LeadAnswer>> {
  const body = JSON.stringify({ category: payload.kind, payload, events: [event] });
  const reply = await call<FormAnswer>(FORMS_PATH, 'POST', body, failureText);
  if (!reply.ok) return reply;
  const { lead_id, category, events } = reply.answer;
  return { ok: true, answer: { lead_id, category, event: events[0] ?? null } };
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
        ...(solved && { [CHALLENGE_HEADER]: solved }),
      },
      body,
      signal: AbortSignal.timeout(typeof body === 'string' ? PATIENCE_MS : PATIENCE_WITH_FILE_MS),
    });
    const sentBack = (await answer.json()) as Answer | Refusal;
    if ('lead_id' in sentBack && sentBack.lead_id) return { ok: true, answer: sentBack };
    const { code, error, fields = null, challenge } = sentBack as Partial<Refusal>;
    if (challenge) {
      const { passChallenge } = await import('@/features/challenge/pass.client.tsx');
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
      if (isLast || !LATER.includes(answer.status)) return answer;
      pauseMs = Number(answer.headers.get('retry-after')) * 1_000 || pauseMs;
    } catch (error) {
      if (isLast || request.signal.aborted || !navigator.onLine) throw error;
    }
    const wait = Math.min(Math.max(pauseMs, PAUSE.shortest), PAUSE.longest) + Math.random() * PAUSE.spread;
    await new Promise((resolve) => setTimeout(resolve, wait));
    request.signal.throwIfAborted();
  }
}
