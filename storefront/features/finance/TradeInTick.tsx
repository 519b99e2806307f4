import { type KeptValuation, keptRange } from '@forecourt/lib/leads/trade-in/kept-valuation';
import { formatMoney } from '@forecourt/lib/platform/text/format';
import { useId } from 'react';
import { Tick } from '@/forms/Field.tsx';

/** Applies the shopper's valued vehicle as a trade-in: at the offer after inspection, else the low end of its estimate. */
export function TradeInTick({
  tradeIn,
  checked,
  onChange,
}: {
  tradeIn: KeptValuation;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <Tick id={useId()} checked={checked} onChange={(event) => onChange(event.target.checked)}>
      <span className="font-semibold wrap-anywhere">Trade in my {tradeIn.title}</span>
      <span className="numbers block text-ink-muted">
        {formatMoney(tradeIn.low)} less to borrow:{' '}
        {tradeIn.isInspected
          ? 'our offer after inspection.'
          : `the low end of ${keptRange(tradeIn)}, subject to inspection.`}
      </span>
    </Tick>
  );
}
