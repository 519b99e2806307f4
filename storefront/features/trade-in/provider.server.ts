import { httpProvider } from '@forecourt/lib/leads/trade-in/http-provider.server';
import type { ValuationProvider } from '@forecourt/lib/leads/trade-in/provider';
import { environment } from '@forecourt/lib/platform/env';

/** Returns the provider of plate lookups and prices; null without one, and staff then value every car. */
export function valuationProvider(): ValuationProvider | null {
  const { VALUATION_URL, VALUATION_KEY } = environment();
  return VALUATION_URL && VALUATION_KEY ? httpProvider({ api: VALUATION_URL, key: VALUATION_KEY }) : null;
}

export const hasEstimates = (): boolean => valuationProvider() !== null;
