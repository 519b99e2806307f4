'use client';
import type { Answers } from './answers.ts';

// What is half typed into a form of a journey, in this tab alone: there again after a reload or signing in, gone with the
// tab. What was sent is kept by the server (OPEN-112: blocked or full storage keeps nothing).

/** Keeps what is typed; null forgets it. */
export function keepTabDraft(key: string, answers: Answers | null): void {
  try {
    if (answers) sessionStorage.setItem(key, JSON.stringify(answers));
    else sessionStorage.removeItem(key);
  } catch {
    // Nothing depends on it.
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

/** Fills in a form as it was left; what nobody types, such as its token, stays the page's. */
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
