'use client';
import type { Translator } from '@forecourt/lib/platform/language/translator';
import { formatMoney } from '@forecourt/lib/platform/text/format';
import { useTranslations } from 'next-intl';
import { Select } from '@/ui/Select.tsx';
import type { DealershipsAnswer } from '../search.ts';
import type { DealershipsState } from '../state.ts';

const UP_TO = [15_000, 20_000, 30_000, 40_000, 50_000, 60_000, 80_000, 100_000];
const OFFERED = 8;

export function DealershipFilters({
  state: { categories: chosenCategories, price },
  categories,
  onChange,
}: {
  state: DealershipsState;
  categories: DealershipsAnswer['categories'];
  onChange: (change: Partial<DealershipsState>) => void;
}) {
  const t = useTranslations('dealerships');
  const common = categories.slice(0, OFFERED).map(({ value }) => value);
  const choices = [...common, ...chosenCategories.filter((value) => !common.includes(value))];
  const own = price && (price.min !== null || !UP_TO.includes(price.max ?? 0));
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      <div className="w-full sm:w-56">
        <label htmlFor="dealership-price" className="sr-only">
          {t('price')}
        </label>
        <Select
          id="dealership-price"
          value={own ? 'own' : (price?.max ?? '')}
          onChange={(event) => {
            const max = Number(event.target.value);
            onChange({ price: max > 0 ? { min: null, max } : null });
          }}
        >
          <option value="">{t('anyPrice')}</option>
          {own && <option value="own">{priceText(price, t)}</option>}
          {UP_TO.map((max) => (
            <option key={max} value={max}>
              {t('upTo', { max: formatMoney(max) })}
            </option>
          ))}
        </Select>
      </div>
      {choices.length > 0 && (
        <fieldset className="flex min-w-0 flex-wrap gap-2">
          <legend className="sr-only">{t('categories')}</legend>
          {choices.map((value) => (
            <label key={value} className="chip">
              <input
                type="checkbox"
                className="sr-only"
                checked={chosenCategories.includes(value)}
                onChange={(event) =>
                  onChange({
                    categories: event.target.checked
                      ? [...chosenCategories, value]
                      : chosenCategories.filter((other) => other !== value),
                  })
                }
              />
              {value}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}

function priceText(
  { min, max }: NonNullable<DealershipsState['price']>,
  t: Translator<'dealerships'>,
): string {
  if (min === null) return t('upTo', { max: formatMoney(max ?? 0) });
  return max === null
    ? t('fromPrice', { min: formatMoney(min) })
    : t('between', { min: formatMoney(min), max: formatMoney(max) });
}
