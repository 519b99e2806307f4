'use client';
import type { Noun } from '@/stock/landing.ts';
import { searchedNoun } from '@/stock/searched-noun.ts';
import { useSearchState } from './search-context.client.ts';
import { useSetup } from './setup-context.client.ts';

/** What the vehicles that are searched for now are called. */
export function useNoun(): Noun {
  const { noun } = useSetup();
  return searchedNoun(noun, useSearchState().state);
}
