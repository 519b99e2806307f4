import { lessTradeIn } from '@forecourt/lib/leads/finance-quote/choice';
import type { FinanceAnswers, ToldQuote } from '@forecourt/lib/leads/finance-quote/lead';
import { quoteProvider } from '@forecourt/lib/leads/finance-quote/provider.server';
import { environment } from '@forecourt/lib/platform/env';
import type { Site } from '@forecourt/lib/sites/site';
import { sellingPrice } from '@forecourt/lib/vehicle/price';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { log } from '@/logging/log.server.ts';
import { licenceOf } from './setup.server.ts';

/** A lead does not wait longer for its figures: it goes without them. */
const PATIENCE_MS = 2_500;

/**
 * What the provider quotes for the choice that a lead brings, asked for again here: figures that a browser sends may be
 * invented.
 * @param tradeIn the shopper's own vehicle that goes towards it
 * @returns null where nobody says, or not in time
 */
export async function toldQuote(
  site: Site,
  vehicle: Vehicle | null,
  { selfAssessedCreditScore, amount, term, whoIsHelping }: FinanceAnswers,
  tradeIn: { low: number } | null,
): Promise<ToldQuote | null> {
  const provider = quoteProvider(environment());
  if (!provider) return null;
  const question = {
    selfAssessedCreditScore,
    loanTerm: term,
    whoIsHelping,
    purchasePrice: lessTradeIn((vehicle && sellingPrice(vehicle)) || amount, tradeIn),
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
    const reason = error instanceof Error ? error.message : 'no answer';
    log.warn({ site: site.slug, reason }, 'a lead goes without its quote');
    return null;
  }
}
