'use client';
import { createContext, useContext } from 'react';
import type { SearchState } from '@/stock/state.ts';
import type { StockAnswer } from '../answer.ts';

/** What is asked now, and a way to ask something else: one search for any number of changes. */
export interface Current {
  state: SearchState;
  /** Replaces the whole state, from page 1 unless it names a page. */
  change: (next: Partial<SearchState>) => void;
}

/** How the next answer is getting on. */
export interface Progress {
  /** `stalled`: on its way for longer than one waits gladly. */
  status: 'idle' | 'loading' | 'stalled' | 'error';
  /** Asks again, whatever was answered before. */
  retry: () => void;
}

export const StateContext = createContext<Current | null>(null);
/** The last answer; null before the first. */
export const AnswerContext = createContext<StockAnswer | null>(null);
export const ProgressContext = createContext<Progress | null>(null);

/** @throws outside of a search */
function inside<Value>(value: Value | null): Value {
  if (!value) throw new Error('This belongs into a search');
  return value;
}

/**
 * What is searched for now, and a way to change it.
 * @throws outside of a search
 */
export const useSearchState = (): Current => inside(useContext(StateContext));
/** The last answer, which stays until the next one comes; null before the first and outside of a search. */
export const useAnswer = (): StockAnswer | null => useContext(AnswerContext);
/**
 * Whether the next answer is on its way or failed, and a way to ask again.
 * @throws outside of a search
 */
export const useProgress = (): Progress => inside(useContext(ProgressContext));
