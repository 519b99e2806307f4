'use client';

/** Fills in a field as if it had been typed or chosen, so that its form hears of it. */
export function fillAsTyped(field: HTMLInputElement | HTMLSelectElement, value: string): void {
  const kind = field instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
