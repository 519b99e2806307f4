'use client';
import { useEffect } from 'react';
import { usePayment } from '@/features/finance/payment/use-payment.client.ts';
import { useSearchState } from './search-context.client.ts';

/**
 * Completes the search with the deposit and term that the shopper has set, which the server and cached pages do not
 * know. An address with those of somebody else gets the shopper's own. Renders nothing.
 */
export function OwnTerms() {
  const { state, change } = useSearchState();
  const choice = usePayment()?.choice ?? null;
  const { terms } = state;
  const isSame = choice?.deposit === terms?.deposit && choice?.years === terms?.years;
  useEffect(() => {
    if (!isSame) change({ ...state, terms: choice });
  }, [isSame, choice, state, change]);
  return null;
}
