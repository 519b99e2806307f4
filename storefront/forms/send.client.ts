'use client';
import type { Answers, Problems } from './answers.ts';

/** What becomes of a form that was sent. */
export type Reply = { next: string } | { problems: Problems } | { error: string };

/** Long enough for a slow line and a payment service that thinks, short enough that nobody stares at a spinner. */
const PATIENCE_MS = 30_000;

/**
 * Sends the answers of a form as JSON; whatever goes wrong on the way is a reply too.
 * @param failed what is said then
 * @returns what the server says: one of the replies, or what only this form knows
 */
export async function sendAnswers<Own = never>(
  action: string,
  answers: Answers,
  failed: string,
): Promise<Reply | Own> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(answers),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return (await response.json()) as Reply | Own;
  } catch {
    return { error: failed };
  }
}
