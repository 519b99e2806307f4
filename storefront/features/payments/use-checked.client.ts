'use client';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Answers, Problems } from './answers.ts';
import type { Payable } from './payable.ts';
import { FAILED_TEXT } from './words.ts';

/** Long enough for a slow line and a payment service that thinks, short enough that nobody stares at a spinner. */
const PATIENCE_MS = 30_000;

type Status = { kind: 'idle' | 'sending' } | { kind: 'refused'; error: string | null };
type Told = { next: string } | { payment: Payable } | { problems: Problems } | { error: string };

/** Sends the answers of a form; whatever goes wrong on the way is an answer too. */
export async function sendAnswers(action: string, answers: Answers): Promise<Told> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(answers),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return (await response.json()) as Told;
  } catch {
    return { error: FAILED_TEXT };
  }
}

/**
 * A form that is checked by the same rules here and on the server, and sent to an address that answers with
 * where to go on, or with what is wrong.
 * @param check what is wrong with which answers
 */
export function useChecked(check: (answers: Answers) => Problems, action: string, given: readonly string[]) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>(() => {
    const known = check({});
    return Object.fromEntries(given.flatMap((name) => (known[name] ? [[name, known[name]]] : [])));
  });
  const [status, setStatus] = useState<Status>(
    given.length > 0
      ? { kind: 'refused', error: given.includes('failed') ? FAILED_TEXT : null }
      : { kind: 'idle' },
  );
  const sending = status.kind === 'sending';

  useEffect(() => {
    if (status.kind === 'refused') form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [status]);

  // A page that comes back from the browser's memory has sent nothing: its button is not busy any more.
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) setStatus({ kind: 'idle' });
    };
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const answers: Answers = {};
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string') answers[name] = value;
    const found = check(answers);
    setProblems(found);
    if (Object.keys(found).length > 0) return setStatus({ kind: 'refused', error: null });
    setStatus({ kind: 'sending' });
    const told = await sendAnswers(action, answers);
    // The spinner stays until the next page is there.
    if ('next' in told) return location.assign(told.next);
    if ('problems' in told) setProblems(told.problems);
    setStatus({ kind: 'refused', error: 'error' in told ? told.error : null });
  };

  /** What is wrong with a question goes away once it is answered anew. */
  const clear = (event: FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement;
    if (problems[name]) setProblems(({ [name]: _, ...rest }) => rest);
  };

  return {
    problems,
    sending,
    error: status.kind === 'refused' ? status.error : null,
    refused: status.kind === 'refused',
    form: { ref: form, onSubmit: submit, onChange: clear, action, method: 'post' as const },
  };
}
