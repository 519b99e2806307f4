'use client';
import { createContext, useContext } from 'react';
import type { useInstantSearch } from 'react-instantsearch';
import type { SearchState } from '@/stock/state.ts';

/** What is asked now, and a way to ask something else: one search for any number of changes. */
export interface Current {
  state: SearchState;
  /** Replaces the whole state, from page 1 unless it names a page. */
  change: (next: Partial<SearchState>) => void;
}

/** The last answer, and how the next one is getting on. */
export type Answer = Pick<ReturnType<typeof useInstantSearch>, 'results' | 'status' | 'error' | 'refresh'>;

export const StateContext = createContext<Current | null>(null);
export const AnswerContext = createContext<Answer | null>(null);

/** @throws outside of a search */
function inside<Value>(value: Value | null): Value {
  if (!value) throw new Error('This belongs into a search');
  return value;
}

export const useSearchState = (): Current => inside(useContext(StateContext));
export const useAnswer = (): Answer => inside(useContext(AnswerContext));
