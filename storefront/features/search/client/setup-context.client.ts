'use client';
import { createContext, use } from 'react';
import type { Noun } from '@/stock/noun.ts';
import type { SearchSetup } from '../setup.ts';

/** What the page knows of its place, and what the vehicles are called that are searched for now. */
type Setup = SearchSetup & { searchedNoun: Noun };

export const SetupContext = createContext<Setup | null>(null);

/** The setup of the results page; for components inside StockSearch. */
export function useSetup(): Setup {
  const setup = use(SetupContext);
  if (!setup) throw new Error('useSetup is for components inside StockSearch.');
  return setup;
}
