'use client';
import type { SuggestedPlace } from '@forecourt/lib/platform/geocode/suggest';
import { fillAsTyped } from './fill-as-typed.client.ts';

/**
 * Fills in what a suburb that was chosen says of the rest of an address, as far as its form asks that.
 * @param fields what the fields `state` and `postcode` stand in
 */
export function fillAddress(fields: Element | null, { state, postcode }: SuggestedPlace): void {
  for (const [name, value] of Object.entries({ state, postcode })) {
    const field = fields?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`);
    if (field) fillAsTyped(field, value);
  }
}
