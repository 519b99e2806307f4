'use client';
import { useTranslations } from 'next-intl';
import { weeklyBasis } from '../weekly-basis.ts';
import { useSearchState, useSetup } from './search-context.client.ts';

/** What the filter by week is based on, for shoppers with a deposit and term or a pre-approval. */
export function WeeklyBasis() {
  const t = useTranslations('search');
  const { ownTerms } = useSetup();
  const { terms } = useSearchState().state;
  const basis = ownTerms
    ? weeklyBasis(terms, ownTerms.approval, ownTerms.settings.timeZone)
    : t('withoutApproval');
  return <p className="numbers pb-1 text-sm text-ink-muted max-lg:text-base">{basis}</p>;
}
