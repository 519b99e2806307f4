import { comparisonRange } from '@/stock/comparison-range.ts';
import type { WeeklyRates } from '@/stock/weekly-rates.server.ts';
import { Repayment } from './Repayment.tsx';

/**
 * The legal notice for filters by weekly cost, always in the page because the filter opens in place.
 * @param props.rates comparison rates of the filtered vehicles, if there are any
 */
export const WeeklyFilterNote = ({ rates }: { rates: WeeklyRates | null }) => (
  <div className="mt-10 max-w-160 text-sm text-ink-muted">
    <Repayment
      amount={
        <p>Weekly repayments are estimates, not offers of credit.{rates && ` ${comparisonRange(rates)}.`}</p>
      }
      comparisonRate="stated"
      note="Each vehicle’s page names its lender, the lender’s licence and its rates."
    />
  </div>
);
