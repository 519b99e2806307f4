'use client';
import { usePagination } from 'react-instantsearch';
import { Pager } from '@/ui/Pager.client.tsx';
import { RESULTS_ID } from './answer.client.ts';

const AROUND = 2;

/** The pages of the results; InstantSearch counts them from 0. */
export function Pages() {
  const { pages, currentRefinement, nbPages, createURL, refine } = usePagination({ padding: AROUND });
  return (
    <Pager
      page={currentRefinement + 1}
      last={nbPages}
      shown={pages.map((page) => page + 1)}
      hrefOf={(page) => createURL(page - 1)}
      onGo={(page) => refine(page - 1)}
      top={RESULTS_ID}
    />
  );
}
