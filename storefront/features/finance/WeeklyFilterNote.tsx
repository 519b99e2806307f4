import { Repayment } from './Repayment.tsx';

/** The legal notice for filters by weekly cost, always in the page because the filter opens in place. */
export const WeeklyFilterNote = () => (
  <div className="mt-10 text-sm text-ink-muted">
    <Repayment
      amount={<p>Weekly repayments are estimates, not offers of credit.</p>}
      comparisonRate="stated"
      note="Each vehicle’s page names its lender, the lender’s licence and its rates."
    />
  </div>
);
