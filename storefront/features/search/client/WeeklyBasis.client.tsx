'use client';
import { formatMoney } from '@forecourt/lib/platform/text/format';
import { useTranslations } from 'next-intl';
import { ApprovedBasis } from './ApprovedBasis.client.tsx';
import { useSearchState, useSetup } from './search-context.client.ts';

/** What the filter by week is based on, for shoppers with a deposit and term or a pre-approval. */
export function WeeklyBasis() {
  const t = useTranslations('search');
  const { ownTerms } = useSetup();
  const { terms } = useSearchState().state;
  return (
    <p className="numbers pb-1 text-sm text-ink-muted max-lg:text-base">
      {!ownTerms ? (
        t('withoutApproval')
      ) : ownTerms.approval ? (
        <ApprovedBasis approval={ownTerms.approval} timeZone={ownTerms.settings.timeZone} />
      ) : (
        terms && t('ownTerms', { deposit: formatMoney(terms.deposit), years: String(terms.years) })
      )}
    </p>
  );
}
