import { createContext } from 'react';
import type { Stock } from './useStock.ts';

/** The stock that fits the filter being edited; its lists offer what is in it. */
export const StockContext = createContext<Stock>({ state: 'unknown', answer: null });
