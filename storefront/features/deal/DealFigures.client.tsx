'use client';
import { formatRate } from '@forecourt/lib/vehicle/finance/texts';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { FIGURES_PATH, SAVE_KEY_FIELD } from '@/features/deal-link/address.ts';
import { DealSheet } from './DealSheet.tsx';
import { type DealView, isDealView } from './view.ts';

const TIMEOUT_MS = 8_000;
/** Groups the key presses of a number; a press on a choice updates at once. */
const TYPING_MS = 150;

async function fetchView(query: URLSearchParams, signal: AbortSignal): Promise<DealView | null> {
  const answer = await fetch(`${FIGURES_PATH}?${query}`, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  const view: unknown = answer.ok ? await answer.json() : null;
  return isDealView(view) ? view : null;
}

/** Fields that no figure depends on: the shopper's own words, and the key of the form. */
const LEFT_OUT = new Set(['tradeInText', SAVE_KEY_FIELD]);

/** Returns the fields that figures depend on. */
function queryOf(form: HTMLFormElement, vehicle: string): URLSearchParams {
  const query = new URLSearchParams({ vehicle });
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && !LEFT_OUT.has(name)) query.set(name, value);
  return query;
}

/**
 * The figures of the form, updated by the server after each change. Without scripts they are those of the page, and
 * saving shows the new ones.
 */
export function DealFigures({
  formId,
  vehicle,
  initial,
}: {
  formId: string;
  vehicle: string;
  initial: DealView;
}) {
  const t = useTranslations('dealFigures');
  const [view, setView] = useState(initial);
  const [hasFailed, setHasFailed] = useState(false);
  const [isStale, setIsStale] = useState(false);
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    const ending = new AbortController();
    let request = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let shown = queryOf(form, vehicle).toString();

    const update = async () => {
      const query = queryOf(form, vehicle);
      request.abort();
      if (query.toString() === shown) {
        // Changed back before the answer came, which would be for other choices.
        setIsStale(false);
        setHasFailed(false);
        return;
      }
      request = new AbortController();
      const { signal } = request;
      setIsStale(true);
      try {
        const next = await fetchView(query, signal);
        if (signal.aborted) return;
        if (next) {
          shown = query.toString();
          setView(next);
        }
        setHasFailed(!next);
      } catch {
        if (signal.aborted) return;
        setHasFailed(true);
      }
      setIsStale(false);
    };
    const onInput = ({ target }: Event) => {
      const isTyped = target instanceof HTMLInputElement && (target.type === 'text' || target.type === 'tel');
      clearTimeout(timer);
      timer = setTimeout(() => void update(), isTyped ? TYPING_MS : 0);
    };
    form.addEventListener('input', onInput, { signal: ending.signal });
    // Choices that the browser restored, or that were made before the script loaded.
    const { elements } = form;
    if ([...elements].some(isChanged)) {
      shown = '';
      void update();
    }
    return () => {
      ending.abort();
      request.abort();
      clearTimeout(timer);
    };
  }, [formId, vehicle]);
  const total = view.totals.find(({ id }) => id === 'Balance');
  return (
    <div aria-busy={isStale} data-figures>
      <DealSheet view={view} />
      <output className="sr-only" htmlFor={formId}>
        {[total && t('balance', { amount: total.value }), view.weekly && spokenWeekly(view.weekly)]
          .filter(Boolean)
          .join(', ')}
      </output>
      {hasFailed && (
        <p role="alert" className="mt-3 text-sm text-danger">
          {t('failed')}
        </p>
      )}
    </div>
  );
}

/** Returns the repayment with its comparison rate, which the law requires in English (OPEN-078). */
const spokenWeekly = ({ amount, comparisonRate }: NonNullable<DealView['weekly']>): string =>
  `${amount}, ${formatRate(comparisonRate)} comparison rate`;

function isChanged(element: Element): boolean {
  if (element instanceof HTMLSelectElement)
    return [...element.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  if (!(element instanceof HTMLInputElement) || element.type === 'hidden') return false;
  return element.type === 'radio' || element.type === 'checkbox'
    ? element.checked !== element.defaultChecked
    : element.value !== element.defaultValue;
}
