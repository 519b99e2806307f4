'use client';
import type { Answers } from './answers.ts';

/** Returns the current values of a form, without files. */
export function answersIn(form: HTMLFormElement): Answers {
  const answers: Answers = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') answers[name] = value;
  return answers;
}

/** Fills in fields that have not been changed, perhaps before the script loaded. */
export function fillUntouched(form: HTMLFormElement, answers: Answers): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      const answer = answers[control.name];
      if (answer !== undefined && control.checked === control.defaultChecked)
        control.checked = answer === 'on';
    } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      const answer = answers[control.name];
      if (answer !== undefined && control.value === control.defaultValue) control.value = answer;
    } else if (control instanceof HTMLSelectElement) {
      const answer = answers[control.name];
      const isUntouched = control.value === '' || control.selectedOptions[0]?.defaultSelected;
      const isOffered = Array.from(control.options).some(({ value }) => value === answer);
      if (answer !== undefined && isOffered && isUntouched) control.value = answer;
    }
  }
}
