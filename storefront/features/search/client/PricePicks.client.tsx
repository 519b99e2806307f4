'use client';
import { formatMoney } from '@forecourt/lib/platform/text/format';
import { useTranslations } from 'next-intl';
import { classes } from '@/ui/classes.ts';
import type { Bounds } from '../ranges.ts';
import { useSetup } from './search-context.client.ts';

/** Shortcuts for a maximum price (SLIDER-19, SLIDER-20) within the stock's range. */
export function PricePicks({
  bounds,
  max,
  onPick,
}: {
  bounds: Bounds;
  max: number;
  onPick: (max: number) => void;
}) {
  const t = useTranslations('search');
  const { pricePicks } = useSetup();
  const picks = pricePicks.filter((pick) => pick > bounds.min && pick < bounds.max);
  if (picks.length === 0) return null;
  return (
    <fieldset className="mt-3">
      <legend className="mb-1.5 text-xs text-ink-muted">{t('upTo')}</legend>
      <div className="flex flex-wrap gap-1.5">
        {picks.map((pick) => (
          <button
            key={pick}
            type="button"
            aria-pressed={pick === max}
            aria-label={t('upToPrice', { price: formatMoney(pick) })}
            className={classes(
              'numbers min-h-8 rounded-full border px-2.5 text-[13px] max-lg:min-h-10 max-lg:px-3.5',
              pick === max ? 'border-accent bg-accent-soft text-accent-ink' : 'border-line hover:border-ink',
            )}
            onClick={() => onPick(pick)}
          >
            {formatMoney(pick)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
