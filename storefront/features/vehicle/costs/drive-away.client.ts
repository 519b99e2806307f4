'use client';
import type { Translator } from '@forecourt/lib/platform/language/translator';
import { stateCode } from '@forecourt/lib/sites/state-codes';
import { typedPostcode } from '@forecourt/lib/vehicle/delivery';
import {
  parseShopperPlace,
  SHOPPER_PLACE_KEY,
  shopperPlaceText,
} from '@forecourt/lib/vehicle/drive-away/shopper-place';
import type { DriveAwayStatement } from '@forecourt/lib/vehicle/drive-away/statement';
import { readStored, writeStored } from '@/ui/stored.client.ts';
import { mark } from './mark.client.ts';

const TIMEOUT_MS = 8_000;
/** The answer of `/api/drive-away`. */
type Answer = DriveAwayStatement & { state?: unknown };
type Place = { postcode: string } | { state: string };

const isText = (value: unknown): value is string => typeof value === 'string';

function isStatement(answer: unknown): answer is Answer {
  const { heading, total, note, rows } = Object(answer) as Partial<DriveAwayStatement>;
  return (
    isText(heading) &&
    isText(total) &&
    isText(note) &&
    Array.isArray(rows) &&
    rows.every((row) => isText(row?.label) && isText(row?.value))
  );
}

/** Returns the statement, or the message to show instead. */
async function fetchStatement(
  vehicle: string,
  place: Place,
  t: Translator<'vehicleCosts'>,
): Promise<Answer | string> {
  try {
    const query = new URLSearchParams({ vehicle, ...place });
    const answer = await fetch(`/api/drive-away?${query}`, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.status === 400) return t('driveAway.postcode');
    if (answer.status === 404) return t('driveAway.gone');
    const statement: unknown = answer.ok ? await answer.json() : null;
    return isStatement(statement) ? statement : t('driveAway.failed');
  } catch {
    return t('driveAway.failed');
  }
}

function rowOf({ label, value }: DriveAwayStatement['rows'][number]): HTMLElement {
  const row = document.createElement('div');
  const term = document.createElement('dt');
  const amount = document.createElement('dd');
  term.textContent = label;
  amount.textContent = value;
  amount.className = 'whitespace-nowrap';
  row.append(term, amount);
  return row;
}

/** Shows a statement in the server's markup. */
function show(place: HTMLElement, { heading, total, note, rows }: DriveAwayStatement): void {
  for (const [selector, text] of [
    ['[data-heading]', heading],
    ['[data-total]', total],
    ['[data-note]', note],
  ] as const) {
    const element = place.querySelector(selector);
    if (element) element.textContent = text;
  }
  place.querySelector('[data-rows]')?.replaceChildren(...rows.map(rowOf));
}

/** Updates the drive-away price for the shopper's postcode in place, and remembers the postcode and its state. */
export function driveAway(place: HTMLElement, signal: AbortSignal, t: Translator<'vehicleCosts'>): void {
  const form = place.querySelector('form');
  const field = form?.querySelector<HTMLInputElement>('input[name="postcode"]');
  const vehicle = form?.querySelector<HTMLInputElement>('input[name="vehicle"]')?.value;
  const problem = form?.querySelector('output');
  if (!form || !field || !vehicle || !problem) return;
  let requests = 0;
  const update = async (home: Place) => {
    requests += 1;
    const request = requests;
    form.setAttribute('aria-busy', 'true');
    const answer = await fetchStatement(vehicle, home, t);
    if (request !== requests || signal.aborted) return;
    form.removeAttribute('aria-busy');
    problem.value = isText(answer) ? answer : '';
    if (isText(answer)) return;
    show(place, answer);
    if ('postcode' in home) {
      const state = isText(answer.state) ? stateCode(answer.state) : null;
      writeStored(SHOPPER_PLACE_KEY, shopperPlaceText({ postcode: home.postcode, state }));
    }
  };
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      const postcode = typedPostcode(field.value);
      mark(field, postcode === null);
      problem.value = '';
      if (postcode === null) field.focus();
      else void update({ postcode });
    },
    { signal },
  );
  field.addEventListener('input', () => mark(field, false), { signal });
  if (field.value) return;
  const { postcode, state } = parseShopperPlace(readStored(SHOPPER_PLACE_KEY));
  if (postcode) {
    field.value = postcode;
    void update({ postcode });
  } else if (state) void update({ state });
}
