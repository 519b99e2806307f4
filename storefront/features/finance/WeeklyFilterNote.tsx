import { useTranslations } from 'next-intl';
import { comparisonRange } from '@/stock/comparison-range.ts';
import type { WeeklyRates } from '@/stock/weekly-rates.server.ts';
import { Repayment } from './Repayment.tsx';

/**
 * The legal notice for filters by weekly cost, always in the page because the filter opens in place.
 * @param props.rates comparison rates of the filtered vehicles, if there are any
 */
export function WeeklyFilterNote({ rates }: { rates: WeeklyRates | null }) {
  const t = useTranslations('finance');
  return (
    <div className="mt-10 max-w-160 text-sm text-ink-muted">
      <Repayment
        amount={
          <p>
            {t('weeklyFilter', {
              hasRates: rates ? 'yes' : 'no',
              rates: rates ? comparisonRange(rates) : '',
            })}
          </p>
        }
        comparisonRate="stated"
        note={t('weeklyFilterNote')}
      />
    </div>
  );
}
