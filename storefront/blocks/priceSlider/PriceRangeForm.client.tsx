'use client';
import type { PriceSliderBounds } from '@forecourt/lib/inventory/search/price-slider';
import { formatMoney } from '@forecourt/lib/platform/text/format';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { RangeSlider } from '@/features/search/client/RangeSlider.client.tsx';
import { countText } from '@/stock/count.ts';
import type { Noun } from '@/stock/noun.ts';
import { LinkButton } from '@/ui/LinkButton.tsx';
import { priceHref, sliderRange } from './range.ts';

/** The slider, its range as text, and a button with the number of results. */
export function PriceRangeForm({
  bounds,
  count,
  noun,
}: {
  bounds: PriceSliderBounds;
  /** Vehicles in the range; null if unknown. */
  count: number | null;
  noun: Noun;
}) {
  const t = useTranslations('priceRange');
  const stock = useTranslations('stock');
  const slider = useRef<HTMLDivElement>(null);
  const [ends, setEnds] = useState<{ min: number; max: number }>({ min: bounds.min, max: bounds.max });
  // A visitor may have moved an end before the script had loaded.
  useEffect(() => {
    const ranges = slider.current?.querySelectorAll<HTMLInputElement>('input[type="range"]') ?? [];
    const [min, max] = Array.from(ranges, ({ valueAsNumber }) => valueAsNumber);
    if (min !== undefined && max !== undefined && min < max) setEnds({ min, max });
  }, []);
  const isWhole = ends.min === bounds.min && ends.max === bounds.max;
  const range = sliderRange(ends, bounds);
  const href = priceHref(range);
  const stockCount = useStockCount(href, isWhole, count);
  return (
    <div className="card lg:grid lg:grid-cols-[minmax(0,1fr)_380px]">
      <div ref={slider} className="p-card lg:p-8">
        <RangeSlider
          label={t('label')}
          unit="money"
          bounds={{ ...bounds, grain: bounds.step }}
          min={ends.min}
          max={ends.max}
          onChange={(next) => setEnds({ min: next?.min ?? bounds.min, max: next?.max ?? bounds.max })}
        />
      </div>
      <div className="flex flex-col justify-center gap-4 border-line bg-accent-soft p-card border-t lg:border-t-0 lg:border-s lg:p-8">
        <p className="numbers text-2xl font-semibold">
          {t('range', {
            from: formatMoney(ends.min),
            to: formatMoney(ends.max),
            isOpen: range.max === null ? 'yes' : 'no',
          })}
        </p>
        <div className="grid" aria-live="polite">
          {stockCount === 0 ? (
            <button type="button" className="btn btn-primary btn-lg" disabled>
              {t('none', { noun })}
            </button>
          ) : (
            <LinkButton href={href} size="lg" className="numbers">
              {stockCount === null
                ? t('showAll', { noun })
                : t('show', { vehicles: countText(stockCount, noun, stock) })}
            </LinkButton>
          )}
        </div>
      </div>
    </div>
  );
}

/**
 * Returns how many vehicles a results page has; the last known number while loading.
 * @param isWhole whether it is the initial range, whose number is known
 */
function useStockCount(href: string, isWhole: boolean, knownCount: number | null): number | null {
  const [answeredCount, setAnsweredCount] = useState(knownCount);
  useEffect(() => {
    if (isWhole) {
      setAnsweredCount(knownCount);
      return;
    }
    const controller = new AbortController();
    const ask = async () => {
      try {
        const answer = await fetch(`/api/stock/count${href.slice(href.indexOf('?'))}`, {
          signal: controller.signal,
        });
        if (!answer.ok) throw new Error(`status ${answer.status}`);
        const { count }: { count: number } = await answer.json();
        setAnsweredCount(count);
      } catch (error) {
        if (controller.signal.aborted) return;
        console.info('the count of cars did not load', error);
        setAnsweredCount(null);
      }
    };
    void ask();
    return () => controller.abort();
  }, [href, isWhole, knownCount]);
  return answeredCount;
}
