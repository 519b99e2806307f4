'use client';
import { searchedHeading } from '@/stock/searched-noun.ts';
import { useSearchState } from './search-context.client.ts';
import { useSetup } from './setup-context.client.ts';

/** The heading of the page, in the word of what is searched for now. */
export function SearchHeading() {
  const setup = useSetup();
  return <h1 className="title mt-2">{searchedHeading(setup, useSearchState().state)}</h1>;
}
