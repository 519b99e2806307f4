'use client';
import { createContext, use } from 'react';
import type { Noun } from '@/stock/noun.ts';
import type { SearchSetup } from '../setup.ts';

type Setup = SearchSetup & { searchedNoun: Noun };

export const SetupContext = createContext<Setup | null>(null);

export function useSetup(): Setup {
  const setup = use(SetupContext);
  if (!setup) throw new Error('useSetup is for components inside StockSearch.');
  return setup;
}
