'use client';
import { createContext, use } from 'react';
import type { SearchSetup } from '../setup.ts';

export const SetupContext = createContext<SearchSetup | null>(null);

/** The setup of the results page; for components inside StockSearch. */
export function useSetup(): SearchSetup {
  const setup = use(SetupContext);
  if (!setup) throw new Error('useSetup is for components inside StockSearch.');
  return setup;
}
