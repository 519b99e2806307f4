'use client';
import { FAILED_TEXT, type LeadProblems, type LeadValues, TRAP } from '@forecourt/lib/lead/fields';
import type { FormKind } from '@forecourt/lib/lead/kinds';
import type { Refusal } from './answers.ts';
import { linkedParams, visitedPages } from './journey.client.ts';
import { LEADS_PATH, type LeadAnswer } from './setup.ts';

/** Long enough for a slow line, short enough that nobody stares at a spinner. */
const PATIENCE_MS = 20_000;

export type Sent =
  | { ok: true; answer: LeadAnswer }
  | { ok: false; error: string; fields: LeadProblems | null };

/** Sends a form. However it fails, the same token can be sent again without making a second lead. */
export async function sendLead(
  siteSlug: string,
  form: { token: string; kind: FormKind; car: string | null; values: LeadValues; trapped: string },
): Promise<Sent> {
  const { trapped, ...sent } = form;
  try {
    const answer = await fetch(LEADS_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...sent,
        [TRAP]: trapped,
        url: location.href,
        visited: visitedPages(siteSlug),
        params: linkedParams(siteSlug),
      }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (answer.ok) return { ok: true, answer: (await answer.json()) as LeadAnswer };
    const refusal = (await answer.json()) as Refusal;
    return { ok: false, error: refusal.error || FAILED_TEXT, fields: refusal.fields ?? null };
  } catch {
    return { ok: false, error: FAILED_TEXT, fields: null };
  }
}
