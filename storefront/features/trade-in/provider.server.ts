import { httpProvider } from '@forecourt/lib/leads/trade-in/http-provider.server';
import type { ValuationProvider } from '@forecourt/lib/leads/trade-in/provider';
import { environment } from '@forecourt/lib/platform/env';

/** Who knows plates and prices here; null where nobody does: then people value every car. */
export function valuationProvider(): ValuationProvider | null {
  const { VALUATION_URL, VALUATION_KEY } = environment();
  return VALUATION_URL && VALUATION_KEY ? httpProvider({ api: VALUATION_URL, key: VALUATION_KEY }) : null;
}

/** Whether shoppers can get an estimate online here. */
export const hasEstimates = (): boolean => valuationProvider() !== null;
