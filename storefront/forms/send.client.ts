'use client';
import type { Answers, Problems } from './answers.ts';

/** What the server says to a form that was sent; `stay`: it was taken, and the form goes on with its next step. */
export type Reply = { next: string } | { problems: Problems } | { error: string } | { stay: true };

/** How long to wait: enough for a slow line and a slow payment service, and no longer than people watch a spinner. */
const PATIENCE_MS = 30_000;

/**
 * Sends the answers of a form as JSON. It never throws: a failure is a reply, too.
 * @param failureText the sentence when there is no answer, or one that cannot be read
 * @param patienceMs how long to wait for the server
 * @returns what the server says: one of the usual replies, or one of this form's own
 */
export async function sendAnswers<Own = never>(
  action: string,
  answers: Answers,
  failureText: string,
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
    return { error: failureText };
  }
}
