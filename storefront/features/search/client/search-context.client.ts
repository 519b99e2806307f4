'use client';
import { createContext, useContext } from 'react';
import type { Noun } from '@/stock/noun.ts';
import { countedNoun } from '@/stock/searched-noun.ts';
import type { SearchState } from '@/stock/state.ts';
import type { StockAnswer } from '../answer.ts';
import type { SearchSetup } from '../setup.ts';

type Setup = SearchSetup & { searchedNoun: Noun };

export interface Current {
  state: SearchState;
  change: (next: Partial<SearchState>) => void;
}

export interface Progress {
  /** `stalled`: taking longer than a visitor expects. */
  status: 'idle' | 'loading' | 'stalled' | 'error';
  retry: () => void;
}

export const SetupContext = createContext<Setup | null>(null);
export const StateContext = createContext<Current | null>(null);
export const AnswerContext = createContext<StockAnswer | null>(null);
export const ProgressContext = createContext<Progress | null>(null);

function inside<Value>(value: Value | null): Value {
  if (!value) throw new Error('Search hooks must be used inside StockSearch.');
  return value;
}

/** @throws outside StockSearch, as do the other hooks except `useAnswer` */
export const useSetup = (): Setup => inside(useContext(SetupContext));

export const useSearchState = (): Current => inside(useContext(StateContext));

/** Kept until the next answer arrives; null before the first and outside StockSearch. */
export const useAnswer = (): StockAnswer | null => useContext(AnswerContext);

/** Returns the noun for the number of results, which may mix cars with motorcycles and trucks. */
export const useCountedNoun = (): Noun => countedNoun(useSetup().searchedNoun, useAnswer()?.bodies);

export const useProgress = (): Progress => inside(useContext(ProgressContext));
