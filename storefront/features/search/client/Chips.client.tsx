'use client';
import { useTranslations } from 'next-intl';
import { isRefined } from '@/stock/state.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { type Chip, chipsOf } from '../chips.ts';
import { AllTexts } from './SearchTexts.client.tsx';
import { useSearchState } from './search-context.client.ts';

/** The conditions of the search, each with a button that removes it. */
export function Chips() {
  const { state } = useSearchState();
  return (
    (isRefined(state) || state.near !== null) && (
      <AllTexts needs="activeFilters">
        <ChipList />
      </AllTexts>
    )
  );
}

function ChipList() {
  const { state, change } = useSearchState();
  const t = useTranslations('search');
  const chips = chipsOf(state, useTranslations('stock'));
  if (chips.length === 0) return null;
  const remove = (chip: Chip) => change({ ...chip.without, page: 1 });
  return (
    <ul aria-label={t('activeFilters')} className="flex flex-wrap items-center gap-2">
      {chips.map((chip) => (
        <li key={chip.key}>
          <button
            type="button"
            className="inline-flex min-h-8 items-center gap-1.5 rounded-full border border-line-strong px-3 text-sm hover:border-ink"
            aria-label={t('removeFilter', { filter: chip.label })}
            onClick={() => remove(chip)}
          >
            {chip.label}
            <Icon name="x" size={14} />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className="more px-2 text-sm" onClick={() => change({})}>
          {t('clearAll')}
        </button>
      </li>
    </ul>
  );
}
