'use client';

/** Shows or hides a field's message, and marks the field as invalid. */
export function mark(field: HTMLInputElement, wrong: boolean): void {
  const problem = document.getElementById(`${field.id}-problem`);
  if (problem) problem.hidden = !wrong;
  if (wrong) {
    field.setAttribute('aria-invalid', 'true');
    field.setAttribute('aria-describedby', `${field.id}-problem`);
  } else {
    field.removeAttribute('aria-invalid');
    field.removeAttribute('aria-describedby');
  }
}
