'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { serialiseState } from '@/stock/address.ts';
import { countText } from '@/stock/count.ts';
import { searchedNoun } from '@/stock/searched-noun.ts';
import { useAddress } from '@/ui/use-language.ts';
import { StateLink } from '../client/StateLink.client.tsx';
import { useAnswer, useProgress, useSearchState, useSetup } from '../client/search-context.client.ts';
import type { BetterSearch } from './better-search.client.ts';
import { KIT_ADDRESS } from './suggest-kit.ts';

/** With at most this many results, the query may be misspelt or misunderstood. */
const FEW = 2;

export function DidYouMean() {
  const t = useTranslations('search');
  const stock = useTranslations('stock');
  const { filters, noun } = useSetup();
  const { state } = useSearchState();
  const answer = useAnswer();
  const { status } = useProgress();
  const addressOf = useAddress();
  const [better, setBetter] = useState<{ address: string; search: BetterSearch } | null>(null);
  const address = serialiseState({ ...state, page: 1 });
  const total = answer?.total ?? 0;
  const hasFew = state.query !== '' && status === 'idle' && answer !== null && total <= FEW;
  // The address identifies the state.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new object each time
  useEffect(() => {
    if (!hasFew) return;
    let isLeft = false;
    import('./better-search.client.ts')
      .then((module) =>
        module.betterSearch(state, total, filters, { stock, kitAddress: addressOf(KIT_ADDRESS) }),
      )
      .then(
        (search) => !isLeft && setBetter(search && { address, search }),
        () => {}, // nothing to offer
      );
    return () => {
      isLeft = true;
    };
  }, [hasFew, address, total, filters]);
  if (!hasFew || better?.address !== address) return null;
  const { label, state: next, count } = better.search;
  return (
    <p className="mt-4 text-lg">
      {t.rich('didYouMean', {
        label,
        vehicles: countText(count, searchedNoun(noun, next), stock),
        link: (words) => (
          <StateLink state={next} className="font-semibold text-accent-ink underline underline-offset-4">
            {words}
          </StateLink>
        ),
      })}
    </p>
  );
}
