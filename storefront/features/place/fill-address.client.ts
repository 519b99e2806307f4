'use client';
import type { SuggestedPlace } from '@forecourt/lib/platform/geocode/suggest';
import { fillAsTyped } from './fill-as-typed.client.ts';

/** Fills in the state and postcode of a selected suburb, if `fields` contains fields for them. */
export function fillAddress(fields: Element | null, { state, postcode }: SuggestedPlace): void {
  for (const [name, value] of Object.entries({ state, postcode })) {
    const field = fields?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`);
    if (field) fillAsTyped(field, value);
  }
}
