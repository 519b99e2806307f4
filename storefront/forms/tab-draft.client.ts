'use client';
import { useEffect, useEffectEvent } from 'react';
import type { Answers, ReturnedForm } from './answers.ts';
import type { FormState } from './use-form.client.ts';

// Keeps half-finished multi-page forms in sessionStorage, across reloads and sign-in, until the tab is
// closed. If storage is blocked or full, the form works without it (OPEN-112).

interface Draft {
  answers: object;
  /** The values with which the form had been returned; null if it had not. */
  returned: string | null;
}

const nameOf = ({ answers }: ReturnedForm): string | null => answers && JSON.stringify(answers);

/** Stores the values; null deletes them. */
export function storeTabDraft(key: string, answers: Answers | null, returned: ReturnedForm): void {
  try {
    if (answers) sessionStorage.setItem(key, JSON.stringify({ answers, returned: nameOf(returned) }));
    else sessionStorage.removeItem(key);
  } catch {}
}

function readTabDraft(key: string): Draft | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    const { answers, returned } = (draft ?? {}) as Partial<Record<string, unknown>>;
    return typeof answers === 'object' && answers
      ? { answers, returned: typeof returned === 'string' ? returned : null }
      : null;
  } catch {
    return null;
  }
}

/**
 * Restores a form, except hidden fields such as its token. Values returned by the server take precedence,
 * unless the draft was typed into that returned form.
 */
export function useTabDraft(
  { element, clearProblems }: FormState,
  key: string,
  returned: ReturnedForm,
): void {
  const fill = useEffectEvent(() => {
    const draft = readTabDraft(key);
    if (!draft || (returned.answers && draft.returned !== nameOf(returned))) return;
    clearProblems(fillIn(element.current, draft.answers));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each form
  useEffect(() => fill(), [key]);
}

function fillIn(form: HTMLFormElement | null, answers: object): string[] {
  return Object.entries(answers).flatMap(([name, answer]) => {
    const control = form?.elements.namedItem(name);
    if (typeof answer !== 'string' || !isFillable(control)) return [];
    control.value = answer;
    return answer ? [name] : [];
  });
}

type Fillable = RadioNodeList | HTMLSelectElement | HTMLTextAreaElement | HTMLInputElement;

const isFillable = (control: Element | RadioNodeList | null | undefined): control is Fillable =>
  control instanceof RadioNodeList ||
  control instanceof HTMLSelectElement ||
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement && !['hidden', 'checkbox', 'file'].includes(control.type));
