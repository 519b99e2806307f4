'use client';
import type { FinanceAnswers } from '@forecourt/lib/leads/finance-quote/lead';
import type { FormKind } from '@forecourt/lib/leads/form-kinds';
import type { LeadProblems, LeadValues } from '@forecourt/lib/leads/lead-values';
import type { ServiceChoice } from '@forecourt/lib/leads/service-booking/choice';
import { TRAP } from '@forecourt/lib/platform/text/field-rules';
import type { CHALLENGE_HEADER } from '@/features/challenge/offer.ts';
import { linkedParams, visitedPages } from './journey.client.ts';
import type { Refusal } from './refusal.ts';
import { FORMS_PATH, type FormAnswer, LEADS_PATH, type LeadAnswer } from './setup.ts';
import { shopperActivity } from './shopper-activity.client.ts';

/** Duplicated, because importing it would add a module to every page with a form. */
const HEADER: typeof CHALLENGE_HEADER = 'x-challenge';
const PATIENCE_MS = 20_000;
const PATIENCE_WITH_FILE_MS = 120_000;
/** Attempts, for example while an instance restarts or the database is busy. */
const ATTEMPTS = 3;
/** Statuses to retry: from a proxy without a storefront, or a storefront that is temporarily unavailable. */
const LATER = { first: 502, last: 504 };
/** Between attempts, in milliseconds: follows Retry-After within bounds, with jitter. */
const PAUSE = { shortest: 1_000, longest: 5_000, spread: 1_000 };

export type Sent<Answer> =
  | { ok: true; answer: Answer }
  | { ok: false; error: string; fields: LeadProblems | null };

export interface SentForm {
  token: string;
  kind: FormKind;
  car: string | null;
  values: LeadValues;
  isLastStep: boolean;
  trapped: string;
  block: string | null;
  event: number | null;
  finance?: FinanceAnswers;
  service?: ServiceChoice;
}

/**
 * Sends a form. It can be sent again with the same token after any failure without creating a second lead.
 * @param failureText error message if the server sends none
 */
export async function sendLead(
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
    visit: await visitOfTab(),
    ...shopperActivity(siteSlug),
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

/** Loaded on demand, to keep the first scripts small. Without it the form is sent all the same. */
const visitOfTab = () =>
  import('@/analytics/visit.client.ts').then(({ sentVisit }) => sentVisit()).catch(() => null);

/** Sends a form that is not a vehicle enquiry (LEAD-33). The server decides which events to record. */
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

/** Sends a further step of a lead; a key makes the request idempotent. */
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
    // A response with an id is a stored lead, any other a refusal.
    const sentBack = (await answer.json()) as Answer & Partial<Refusal>;
    if (sentBack.lead_id) return { ok: true, answer: sentBack };
    const { code, error, fields = null, challenge } = sentBack;
    if (challenge) {
      const { passChallenge } = await import('@/features/challenge/pass.client.ts');
      return await call(path, method, body, failureText, await passChallenge(challenge, solved));
    }
    return { ok: false, error: (code !== 'busy' && error) || failureText, fields };
  } catch {
    return { ok: false, error: failureText, fields: null };
  }
}

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
    // After the timeout, the next `fetch` throws because its signal is aborted.
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}
