'use client';
import type { Translator } from '@forecourt/lib/platform/language/translator';
import { type DeliveryEstimate, deliveryText, typedPostcode } from '@forecourt/lib/vehicle/delivery';
import { type CostField, formatCents, parseAmount, weeklyCost } from '@forecourt/lib/vehicle/fuel';
import type { TowTexts } from '../caravan/tow-check.client.ts';
import { mark } from './mark.client.ts';

const TIMEOUT_MS = 8_000;

/** Updates the weekly cost of fuel or charging on every keystroke (FUEL rows). */
export function running(place: HTMLElement, signal: AbortSignal): void {
  const fields = [...place.querySelectorAll<HTMLInputElement>('input[data-amount]')];
  const result = place.querySelector('output');
  const reckon = () => {
    const amounts = {
      energy: Number(place.querySelector<HTMLElement>('[data-use]')?.dataset.use ?? 0),
    } as Record<CostField, number>;
    let complete = true;
    for (const field of fields) {
      const name = field.dataset.amount as CostField;
      const amount = parseAmount(field.value, name);
      mark(field, amount === null);
      if (amount === null) complete = false;
      else amounts[name] = amount;
    }
    const { distance, energy, price } = amounts;
    if (result) result.value = complete ? formatCents(weeklyCost(distance, energy, price)) : '–';
  };
  place.addEventListener('input', reckon, { signal });
  if (fields.some((field) => field.value !== field.defaultValue)) reckon();
}

function isEstimate(answer: unknown): answer is DeliveryEstimate {
  const { name, price } = Object(answer) as Partial<DeliveryEstimate>;
  return typeof name === 'string' && name !== '' && typeof price === 'number' && price >= 0;
}

async function fetchDeliveryText(postcode: string, t: Translator<'vehicleCosts'>): Promise<string> {
  try {
    const answer = await fetch(`/api/delivery-estimate?postcode=${postcode}`, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.status === 404) return t('delivery.unknown');
    const estimate: unknown = answer.ok ? await answer.json() : null;
    return isEstimate(estimate) ? deliveryText(estimate, t) : t('delivery.failed');
  } catch {
    return t('delivery.failed');
  }
}

/** Shows the delivery cost in place, instead of submitting the form (DELIV rows). */
export function delivery(place: HTMLElement, signal: AbortSignal, t: Translator<'vehicleCosts'>): void {
  const form = place.querySelector('form');
  const field = form?.querySelector<HTMLInputElement>('input[name="postcode"]');
  const result = form?.querySelector('output');
  if (!form || !field || !result) return;
  let questions = 0;
  const ask = async () => {
    questions += 1;
    const question = questions;
    const postcode = typedPostcode(field.value);
    mark(field, postcode === null);
    result.value = '';
    if (postcode === null) {
      field.focus();
      return;
    }
    form.setAttribute('aria-busy', 'true');
    const words = await fetchDeliveryText(postcode, t);
    if (question !== questions) return;
    form.removeAttribute('aria-busy');
    result.value = words;
  };
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      void ask();
    },
    { signal },
  );
  field.addEventListener('input', () => mark(field, false), { signal });
}

export { driveAway } from './drive-away.client.ts';

/** Checks the shopper's tow vehicle against a caravan; loaded on caravans' pages only. */
export function towing(place: HTMLElement, signal: AbortSignal, texts: TowTexts): void {
  import('../caravan/tow-check.client.ts').then(
    (part) => signal.aborted || part.towing(place, signal, texts),
    (error: unknown) => console.info('the tow check did not load', error),
  );
}
