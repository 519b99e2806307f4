'use client';
import { useEffect, useEffectEvent } from 'react';
import type { Answers, ReturnedForm } from './answers.ts';
import type { FormState } from './use-form.client.ts';

// What is half typed into a form of several pages, kept in this tab: it is there again after a reload or after signing in,
// and gone when the tab is closed. If storage is blocked or full, nothing is kept and the form works all the same (OPEN-112).

interface Draft {
  answers: object;
  /** The answers that the form had come back with when it was typed; null if it had not. */
  returned: string | null;
}

const nameOf = ({ answers }: ReturnedForm): string | null => answers && JSON.stringify(answers);

/** Keeps what is typed; null deletes it. */
export function keepTabDraft(key: string, answers: Answers | null, returned: ReturnedForm): void {
  try {
    if (answers) sessionStorage.setItem(key, JSON.stringify({ answers, returned: nameOf(returned) }));
    else sessionStorage.removeItem(key);
  } catch {
    // The form works without it.
  }
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
 * Fills in a form as it was left, but for hidden fields such as its token, which come from the page. Answers with which a
 * form comes back from the server are newer than a draft, unless the draft was typed into that form.
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

/** @returns the names of the fields that were filled in */
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
