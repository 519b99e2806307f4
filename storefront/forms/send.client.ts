'use client';
import type { ApiErrorBody } from '@forecourt/lib/platform/request/api-error';
import type { Answers, Problems } from './answers.ts';

/** The server's reply to a form. `stay`: accepted, continue with the form's next step. */
export type Reply = { next: string } | { problems: Problems } | { error: string } | { stay: true };

const PATIENCE_MS = 30_000;

/**
 * Submits form values as JSON. Never throws: a failure is a reply too.
 * @param failureText the message if there is no valid response
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
    return replyOf((await response.json()) as Reply | Own | ApiErrorBody);
  } catch {
    return { error: failureText };
  }
}

/** Returns the reply in a response's body: messages of fields become `problems`. */
export const replyOf = <Own>(body: Reply | Own | ApiErrorBody): Reply | Own =>
  typeof body === 'object' && body !== null && 'fields' in body && body.fields
    ? { problems: body.fields as Problems }
    : (body as Reply | Own);
