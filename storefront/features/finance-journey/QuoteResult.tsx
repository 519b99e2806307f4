import type { Quote } from '@forecourt/lib/leads/finance-quote/provider';
import type { QuoteState } from '@forecourt/lib/leads/finance-quote/quote-schedule';
import { COMPARISON_BASIS, formatPayment, NO_OFFER } from '@forecourt/lib/vehicle/finance/texts';
import { useTranslations } from 'next-intl';
import { FIGURE_SIZES } from '@/features/finance/figure-size.ts';
import { Repayment } from '@/features/finance/Repayment.tsx';

/**
 * The provider's quote with its rates and warning; '...' while loading (QUOTE-23), else nothing (QUOTE-24).
 * @param props.licence of the lender's credit licence, empty if not provided
 */
export function QuoteResult({ quote, licence }: { quote: QuoteState<Quote>; licence: string }) {
  const t = useTranslations('financeJourney');
  return (
    <div aria-live="polite" aria-busy={quote.kind === 'loading'} className="journey-quote numbers">
      {quote.kind === 'loading' && (
        <>
          <p className="text-sm text-ink-muted">{t('estimated')}</p>
          <p className={FIGURE_SIZES.large}>...</p>
        </>
      )}
      {quote.kind === 'ready' && (
        <Repayment
          amount={
            <>
              <p className="text-sm text-ink-muted">{t('estimated')}</p>
              <p className={`mb-1 ${FIGURE_SIZES.large}`} data-credit="repayment">
                {t('perWeek', { amount: formatPayment(quote.answer.weeklyRepaymentAmount) })}
              </p>
            </>
          }
          size="large"
          rate={quote.answer.advertisedRate}
          comparisonRate={quote.answer.comparisonRate}
          note={[COMPARISON_BASIS, licence && `${licence}.`, NO_OFFER].filter(Boolean).join(' ')}
        />
      )}
    </div>
  );
}
