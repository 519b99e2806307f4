'use client';
import { useTranslations } from 'next-intl';
import { memo, useRef } from 'react';
import { countText } from '@/stock/count.ts';
import type { Facet } from '@/stock/facets.ts';
import { MAKE, MAKE_MODEL } from '@/stock/make-models.ts';
import { isRefined } from '@/stock/state.ts';
import { classes } from '@/ui/classes.ts';
import { Icon } from '@/ui/Icon.client.tsx';
import { useModalPanel } from '@/ui/use-modal-panel.client.ts';
import { isOpenAtFirst } from '../open-filters.ts';
import { ListFilter } from './ListFilter.client.tsx';
import { MakeFilter } from './MakeFilter.client.tsx';
import { MakeModelFilter } from './MakeModelFilter.client.tsx';
import { AddedFilter, BandsFilter } from './RangeChoiceFilters.client.tsx';
import { RangeFilter } from './RangeFilter.client.tsx';
import { useAnswer, useCountedNoun, useProgress, useSearchState, useSetup } from './search-context.client.ts';

const Filter = memo(function Filter({ facet, openAtFirst }: { facet: Facet; openAtFirst: boolean }) {
  if (facet.kind === 'bands') return <BandsFilter facet={facet} openAtFirst={openAtFirst} />;
  if (facet.kind === 'range') {
    const Range = facet.unit === 'date' ? AddedFilter : RangeFilter;
    return <Range facet={facet} openAtFirst={openAtFirst} />;
  }
  const List = { [MAKE]: MakeFilter, [MAKE_MODEL]: MakeModelFilter }[facet.attribute] ?? ListFilter;
  return <List facet={facet} openAtFirst={openAtFirst} />;
});

export function FilterPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { facets } = useSetup();
  const t = useTranslations('search');
  const stock = useTranslations('stock');
  const noun = useCountedNoun();
  const panel = useRef<HTMLElement>(null);
  useModalPanel(panel, open, onClose);
  const { state, change } = useSearchState();
  const answer = useAnswer();
  // Sold vehicles are listed, but not counted. If all are sold, their number is better than none.
  const count = answer ? answer.count - answer.sold || answer.count : 0;
  const { status } = useProgress();
  return (
    <section
      ref={panel}
      id="filters"
      aria-label={t('filters')}
      {...(open ? { role: 'dialog', 'aria-modal': true } : {})}
      className={classes(
        'bg-surface lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto lg:overscroll-contain lg:pe-3',
        open ? 'fixed inset-0 z-(--z-sheet) flex flex-col' : 'hidden lg:block',
      )}
    >
      <div className="flex items-center justify-between gap-3 border-b border-line p-3 ps-5 lg:p-0 lg:pb-2">
        <h2 className="text-lg">{t('filters')}</h2>
        <div className="flex items-center gap-1">
          {isRefined(state) && (
            <button type="button" className="btn btn-ghost btn-sm px-2" onClick={() => change({})}>
              {t('clearAll')}
            </button>
          )}
          <button
            type="button"
            className="btn btn-ghost btn-icon lg:hidden"
            aria-label={t('closeFilters')}
            onClick={onClose}
          >
            <Icon name="x" />
          </button>
        </div>
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain px-5 lg:grow-0 lg:overflow-visible lg:px-0">
        {facets.map((facet) => (
          <Filter key={facet.name} facet={facet} openAtFirst={isOpenAtFirst(facet)} />
        ))}
      </div>
      <div className="border-t border-line p-4 lg:hidden">
        <button
          type="button"
          className="btn btn-primary w-full"
          onClick={onClose}
          aria-busy={status === 'stalled'}
        >
          {t('show', { vehicles: countText(count, noun, stock) })}
        </button>
      </div>
    </section>
  );
}
