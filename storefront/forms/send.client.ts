'use client';
import type { Answers, Problems } from './answers.ts';

/** What becomes of a form that was sent; `stay`: it was taken, and the form goes on. */
export type Reply = { next: string } | { problems: Problems } | { error: string } | { stay: true };

/** Long enough for a slow line and a payment service that thinks, short enough that nobody stares at a spinner. */
const PATIENCE_MS = 30_000;

/**
 * Sends the answers of a form as JSON; whatever goes wrong on the way is a reply too.
 * @param failed what is said then
 * @param patienceMs how long the server may think
 * @returns what the server says: one of the replies, or what only this form knows
 */
export async function sendAnswers<Own = never>(
  action: string,
  answers: Answers,
  failed: string,
  patienceMs = PATIENCE_MS,
): Promise<Reply | Own> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(answers),
      signal: AbortSignal.timeout(patienceMs),
    });
    return (await response.json()) as Reply | Own;
  } catch {
    return { error: failed };
  }
}
