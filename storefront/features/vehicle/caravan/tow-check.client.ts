'use client';
import type { CaravanWeights } from '@forecourt/lib/vehicle/caravan';
import {
  TOW_RANGES,
  type TowCheck,
  type TowLimits,
  towCheck,
  typedMass,
} from '@forecourt/lib/vehicle/towing';
import { readStored, writeStored } from '@/ui/stored.client.ts';
import { mark } from '../costs/mark.client.ts';
import './tow-check.css';
import { inLanguage, type Language } from '@forecourt/lib/platform/language/languages';
import type { Translator } from '@forecourt/lib/platform/language/translator';
import { isTowVehicles, OWN_VEHICLES_API, type TowVehicle } from './tow-vehicle.ts';

const TIMEOUT_MS = 8_000;
/** Time without typing after which a number is reported as wrong. */
const SETTLED_MS = 900;

type LimitName = keyof TowLimits;

export interface TowTexts {
  t: Translator<'towing'>;
  language: Language;
}

const towKey = (siteSlug: string): string => `${siteSlug}.TowVehicle`;

/**
 * Compares the caravan with the limits typed or chosen, and remembers them in this browser for the site's other
 * caravans.
 */
export function towing(place: HTMLElement, signal: AbortSignal, { t, language }: TowTexts): void {
  const frame = place.querySelector<HTMLElement>('[data-tow]');
  const result = place.querySelector('output');
  if (!frame?.dataset.tow || !result) return;
  const weights = JSON.parse(frame.dataset.tow) as CaravanWeights;
  const key = towKey(frame.dataset.towSite ?? '');
  const fields = [...place.querySelectorAll<HTMLInputElement>('input[data-amount]')];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const reckon = () => {
    const limits = {} as Record<LimitName, number | null>;
    let isWrong = false;
    for (const field of fields) {
      const name = field.dataset.amount as LimitName;
      const mass = typedMass(field.value, TOW_RANGES[name]);
      limits[name] = mass === 'wrong' ? null : mass;
      if (mass === 'wrong') isWrong = true;
      else mark(field, false);
    }
    const { braked } = limits;
    const check = isWrong || braked === null ? null : towCheck(weights, { ...limits, braked }, t);
    show(result, check);
    if (check) writeStored(key, JSON.stringify(limits));
  };
  const complain = () => {
    for (const field of fields)
      mark(field, typedMass(field.value, TOW_RANGES[field.dataset.amount as LimitName]) === 'wrong');
  };
  const fill = (limits: Partial<Record<LimitName, unknown>>) => {
    for (const field of fields) {
      const value = limits[field.dataset.amount as LimitName];
      field.value = typeof value === 'number' ? String(value) : '';
    }
    reckon();
    complain();
  };

  place.addEventListener(
    'input',
    () => {
      clearTimeout(timer);
      timer = setTimeout(complain, SETTLED_MS);
      reckon();
    },
    { signal },
  );
  place.addEventListener('focusout', complain, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  if (fields.some((field) => field.value !== '')) reckon();
  else fill(storedLimits(key));

  const choices = place.querySelector<HTMLElement>('[data-tow-choices]');
  const button = place.querySelector<HTMLButtonElement>('[data-tow-garage]');
  if (!choices || !button) return;
  button.addEventListener(
    'click',
    async () => {
      button.disabled = true;
      const vehicles = await ownVehicles();
      button.disabled = false;
      choices.replaceChildren(...choicesOf(vehicles, fill, { t, language }));
    },
    { signal },
  );
}

function storedLimits(key: string): Partial<Record<LimitName, unknown>> {
  try {
    return Object(JSON.parse(readStored(key) ?? '{}')) as Partial<Record<LimitName, unknown>>;
  } catch {
    return {};
  }
}

function show(result: HTMLOutputElement, check: TowCheck | null): void {
  result.replaceChildren();
  if (!check) {
    delete result.dataset.verdict;
    return;
  }
  result.dataset.verdict = check.verdict;
  const title = document.createElement('strong');
  title.textContent = check.title;
  const lines = check.lines.map(({ text, isOver }) => {
    const line = document.createElement('span');
    line.textContent = text;
    if (isOver) line.className = 'is-over';
    return line;
  });
  result.replaceChildren(title, ...lines);
}

/** Requests the shopper's vehicles; null if nobody is signed in, undefined if the request failed. */
async function ownVehicles(): Promise<TowVehicle[] | null | undefined> {
  try {
    const answer = await fetch(OWN_VEHICLES_API, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const json: unknown = answer.ok ? await answer.json() : undefined;
    return isTowVehicles(json) ? json.vehicles : undefined;
  } catch {
    return undefined;
  }
}

function choicesOf(
  vehicles: TowVehicle[] | null | undefined,
  fill: (limits: Partial<Record<LimitName, unknown>>) => void,
  { t, language }: TowTexts,
): (HTMLElement | string)[] {
  if (vehicles === undefined) return [t('garage.failed')];
  if (vehicles === null) return [link(inLanguage('/my-garage', language), t('garage.signIn'))];
  const known = vehicles.filter(({ braked }) => braked !== null);
  if (known.length === 0) return [link(inLanguage('/my-garage#own-cars', language), t('garage.addLimits'))];
  return known.map((vehicle) => {
    const choice = document.createElement('button');
    choice.type = 'button';
    choice.className = 'chip';
    choice.textContent = vehicle.name;
    choice.addEventListener('click', () => fill({ ...vehicle }));
    return choice;
  });
}

function link(href: string, text: string): HTMLAnchorElement {
  const anchor = document.createElement('a');
  anchor.href = href;
  anchor.className = 'link';
  anchor.textContent = text;
  return anchor;
}
