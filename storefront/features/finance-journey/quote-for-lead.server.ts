import type { FinanceAnswers, LicensedQuote } from '@forecourt/lib/leads/finance-quote/lead';
import { quoteProvider } from '@forecourt/lib/leads/finance-quote/provider.server';
import { deductTradeIn, quoteAmount } from '@forecourt/lib/leads/finance-quote/quote-choice';
import { environment } from '@forecourt/lib/platform/env';
import type { Site } from '@forecourt/lib/sites/site';
import { sellingPrice } from '@forecourt/lib/vehicle/price';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { log } from '@/logging/log.server.ts';
import { licenceOf } from './setup.server.ts';

const PATIENCE_MS = 2_500;

/**
 * Returns the provider's quote for a lead, requested again because the browser's figures cannot be trusted.
 * @param tradeIn the shopper's own vehicle to trade in
 * @returns null if the provider fails or is too slow
 */
export async function quoteForLead(
  site: Site,
  vehicle: Vehicle | null,
  { selfAssessedCreditScore, amount, term, whoIsHelping }: FinanceAnswers,
  tradeIn: { low: number } | null,
): Promise<LicensedQuote | null> {
  const limits = site.settings.quoteAmount;
  const provider = quoteProvider(environment());
  if (!provider) return null;
  const question = {
    selfAssessedCreditScore,
    loanTerm: term,
    whoIsHelping,
    purchasePrice: deductTradeIn(
      (vehicle && sellingPrice(vehicle)) || quoteAmount(amount, limits),
      tradeIn,
      limits,
    ),
    year: vehicle?.year ?? null,
    vin: vehicle?.vin ?? null,
    nvic: vehicle?.nvic ?? null,
  };
  const late = AbortSignal.timeout(PATIENCE_MS);
  try {
    const quote = await Promise.race([
      provider.quote(question),
      new Promise<never>((_, reject) => late.addEventListener('abort', () => reject(late.reason))),
    ]);
    return { ...quote, licence: licenceOf(site.settings, vehicle) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'no response';
    log.warn({ site: site.slug, reason }, 'lead_quote_failed');
    return null;
  }
}
