'use client';
import type { Answers } from './answers.ts';

// What is half typed into a form of several pages, kept in this tab: it is there again after a reload or after signing in,
// and gone when the tab is closed. If storage is blocked or full, nothing is kept and the form works all the same (OPEN-112).

/** Keeps what is typed; null deletes it. */
export function keepTabDraft(key: string, answers: Answers | null): void {
  try {
    if (answers) sessionStorage.setItem(key, JSON.stringify(answers));
    else sessionStorage.removeItem(key);
  } catch {
    // The form works without it.
  }
}

function readTabDraft(key: string): object {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof draft === 'object' && draft ? draft : {};
  } catch {
    return {};
  }
}

/** Fills in a form as it was left, but for hidden fields such as its token, which come from the page. */
export function fillFromTabDraft(form: HTMLFormElement | null, key: string): void {
  for (const [name, answer] of Object.entries(readTabDraft(key))) {
    const control = form?.elements.namedItem(name);
    if (typeof answer !== 'string') continue;
    if (control instanceof RadioNodeList) control.value = answer;
    else if (control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement)
      control.value = answer;
    else if (control instanceof HTMLInputElement && !['hidden', 'checkbox', 'file'].includes(control.type))
      control.value = answer;
  }
}
