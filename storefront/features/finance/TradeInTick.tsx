import { type KeptValuation, keptRange } from '@forecourt/lib/leads/trade-in/kept-valuation';
import { formatMoney } from '@forecourt/lib/platform/text/format';
import { useTranslations } from 'next-intl';
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
  const t = useTranslations('financeCalculator');
  return (
    <Tick id={useId()} checked={checked} onChange={(event) => onChange(event.target.checked)}>
      <span className="font-semibold wrap-anywhere">{t('tradeIn', { title: tradeIn.title })}</span>
      <span className="numbers block text-ink-muted">
        {t('tradeInNote', {
          low: formatMoney(tradeIn.low),
          basis: tradeIn.isInspected ? 'inspected' : 'estimated',
          range: keptRange(tradeIn),
        })}
      </span>
    </Tick>
  );
}
