'use client';
import { serialiseState } from '@/stock/address.ts';
import { Pager } from '@/ui/Pager.client.tsx';
import { pagesAround } from '../answer.ts';
import { RESULTS_ID } from './answer.client.ts';
import { useAnswer, useSearchState } from './search-context.client.ts';
import { useSetup } from './setup-context.client.ts';

export function Pages() {
  const { path } = useSetup();
  const { state, change } = useSearchState();
  const answer = useAnswer();
  if (!answer) return null;
  return (
    <Pager
      page={state.page}
      last={answer.pages}
      shown={pagesAround(state.page, answer.pages)}
      hrefOf={(page) => path + serialiseState({ ...state, page })}
      onGo={(page) => change({ ...state, page })}
      top={RESULTS_ID}
    />
  );
}
