'use client';
import { useEffect } from 'react';
import { usePayment } from '@/features/finance/payment/use-payment.client.ts';
import { ApprovedBasis } from './ApprovedBasis.client.tsx';
import { useSearchState, useSetup } from './search-context.client.ts';

/**
 * Completes the search with the deposit and term that the shopper has set, which the server and cached pages do not
 * know. An address with those of somebody else gets the shopper's own. An order by week states the pre-approval that it
 * uses; otherwise nothing is rendered.
 */
export function OwnTerms() {
  const { ownTerms } = useSetup();
  const { state, change } = useSearchState();
  const choice = usePayment()?.choice ?? null;
  const { terms } = state;
  const isSame = choice?.deposit === terms?.deposit && choice?.years === terms?.years;
  useEffect(() => {
    if (!isSame) change({ ...state, terms: choice });
  }, [isSame, choice, state, change]);
  if (!ownTerms?.approval || state.sort !== 'weekly_price:asc') return null;
  return (
    <p className="numbers mt-4 text-sm text-ink-muted max-lg:text-base">
      <ApprovedBasis approval={ownTerms.approval} timeZone={ownTerms.settings.timeZone} inOrder />
    </p>
  );
}
