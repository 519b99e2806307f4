'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { serialiseState } from '@/stock/address.ts';
import { countText } from '@/stock/count.ts';
import { searchedNoun } from '@/stock/searched-noun.ts';
import { useAddress } from '@/ui/use-language.ts';
import { AllTexts } from '../client/SearchTexts.client.tsx';
import { StateLink } from '../client/StateLink.client.tsx';
import { useAnswer, useProgress, useSearchState, useSetup } from '../client/search-context.client.ts';
import type { BetterSearch } from './better-search.client.ts';
import { KIT_ADDRESS } from './suggest-kit.ts';

/** With at most this many results, the query may be misspelt or misunderstood. */
const FEW = 2;

export function DidYouMean() {
  const { query } = useSearchState().state;
  const answer = useAnswer();
  const { status } = useProgress();
  const hasFew = query !== '' && status === 'idle' && answer !== null && answer.total <= FEW;
  return (
    hasFew && (
      <AllTexts needs="didYouMean">
        <Better total={answer.total} />
      </AllTexts>
    )
  );
}

function Better({ total }: { total: number }) {
  const t = useTranslations('search');
  const stock = useTranslations('stock');
  const { filters, noun } = useSetup();
  const { state } = useSearchState();
  const addressOf = useAddress();
  const [better, setBetter] = useState<{ address: string; search: BetterSearch } | null>(null);
  const address = serialiseState({ ...state, page: 1 });
  // The address identifies the state.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new object each time
  useEffect(() => {
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
  }, [address, total, filters]);
  if (better?.address !== address) return null;
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
