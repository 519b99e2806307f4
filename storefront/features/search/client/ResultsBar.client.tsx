'use client';
import { isSortKey, SORTS } from '@forecourt/lib/inventory/search/sorts';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { showingText } from '@/stock/count.ts';
import { sortLabel } from '@/stock/facets.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { Select } from '@/ui/Select.tsx';
import { chipsOf } from '../chips.ts';
import type { NearField } from '../near/NearField.client.tsx';
import { AllTexts } from './SearchTexts.client.tsx';
import { useAnswer, useCountedNoun, useSearchState, useSetup } from './search-context.client.ts';

export function ResultsBar({
  onOpenFilters,
  map,
  onMap,
}: {
  onOpenFilters: () => void;
  map: boolean;
  onMap: () => void;
}) {
  const t = useTranslations('search');
  const stock = useTranslations('stock');
  const { hitsPerPage, defaultSort, distance, mapped, weeklyRates } = useSetup();
  const sorts = SORTS.filter(
    ({ key }) => (distance || key !== 'distance') && (weeklyRates || key !== 'weekly_price:asc'),
  );
  const noun = useCountedNoun();
  const answer = useAnswer();
  const { state, change } = useSearchState();
  const active = t.has('activeFilters') ? chipsOf({ ...state, query: '', near: null }, stock).length : 0;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <p role="status" aria-live="polite" className="numbers text-ink-muted max-sm:w-full">
        {answer
          ? showingText(
              {
                page: answer.page,
                perPage: hitsPerPage,
                count: answer.count,
                noun,
                sold: answer.sold,
              },
              stock,
              t,
            )
          : t('searching')}
      </p>
      <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
        {mapped && (
          <button
            type="button"
            className="btn btn-secondary px-4 max-sm:px-3.5"
            aria-pressed={map}
            onClick={onMap}
          >
            <Icon name={map ? 'x' : 'map-pin'} size={18} />
            <span className="max-sm:sr-only">{t('map')}</span>
          </button>
        )}
        <button
          type="button"
          className="btn btn-secondary px-4 max-sm:flex-1 lg:hidden"
          aria-haspopup="dialog"
          aria-controls="filters"
          onClick={onOpenFilters}
        >
          <Icon name="sliders-horizontal" size={18} />
          {active ? t('filtersActive', { count: String(active) }) : t('filters')}
        </button>
        <label htmlFor="sort-by" className="text-sm text-ink-muted max-lg:sr-only">
          {t('sortBy')}
        </label>
        <Select
          id="sort-by"
          className="max-sm:flex-auto max-sm:*:field-sizing-content"
          value={state.sort ?? defaultSort}
          onChange={({ target }) =>
            change({ ...state, sort: isSortKey(target.value) ? target.value : null, page: 1 })
          }
        >
          {sorts.map(({ key }) => (
            <option key={key} value={key}>
              {sortLabel(key, stock)}
            </option>
          ))}
        </Select>
        {distance && (state.sort === 'distance' || state.near) && (
          <div className="min-h-11 w-full sm:w-44">
            <AllTexts needs="postcodeField">
              <LazyNearField />
            </AllTexts>
          </div>
        )}
      </div>
    </div>
  );
}

function LazyNearField() {
  const [Field, setField] = useState<typeof NearField | null>(null);
  useEffect(() => {
    import('../near/NearField.client.tsx').then(
      (module) => setField(() => module.NearField),
      () => {}, // the list keeps its order
    );
  }, []);
  return Field && <Field />;
}
