'use client';
import { SHOPPER_PATH, type ShopperContact } from './setup.ts';

const PATIENCE_MS = 8_000;

/**
 * Fills the empty contact fields of a form with the details of the signed-in shopper. Does nothing for
 * others, or if the request fails.
 */
export async function fillOwnContact(form: HTMLFormElement): Promise<void> {
  const contact = await fetch(SHOPPER_PATH, { signal: AbortSignal.timeout(PATIENCE_MS) })
    .then((answer) => (answer.ok ? (answer.json() as Promise<ShopperContact>) : null))
    .catch(() => null);
  for (const [name, value] of Object.entries(contact ?? {})) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.value === '') control.value = value;
  }
}
