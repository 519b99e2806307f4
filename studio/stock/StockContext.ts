import { createContext } from 'react';
import type { Stock } from './useStock.ts';

/** The stock that matches the filter being edited. */
export const StockContext = createContext<Stock>({ state: 'unknown', answer: null });
