import {
  type AmountLimits,
  deductTradeIn,
  quoteAmount,
} from '@forecourt/lib/leads/finance-quote/quote-choice';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import type { Site } from '@forecourt/lib/sites/site';
import { limitText } from '@forecourt/lib/vehicle/finance/limits';
import { sellingPrice } from '@forecourt/lib/vehicle/price';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { journeyVehicle } from './setup.server.ts';

interface Claim {
  purchasePrice: number;
  year?: number | null | undefined;
  vin?: string | null | undefined;
  nvic?: string | null | undefined;
}

interface FinanceSubject {
  purchasePrice: number;
  year: number | null;
  vin: string | null;
  nvic: string | null;
}

/**
 * Returns the financed vehicle. For a car in stock everything comes from the stock table, above all the
 * price.
 * @param tradeIn the shopper's own vehicle to trade in
 * @returns null for a car that is not for sale on this site
 * @throws ApiError for an amount beyond the site's limits
 */
export async function financedVehicle(
  site: Site,
  carId: string | null | undefined,
  claim: Claim,
  tradeIn: { low: number } | null,
): Promise<{ subject: FinanceSubject; vehicle: Vehicle | null } | null> {
  const limits = site.settings.quoteAmount;
  if (!carId) {
    const { year = null, vin = null, nvic = null } = claim;
    if (claim.purchasePrice !== quoteAmount(claim.purchasePrice, limits)) throw outOfLimits(limits);
    const purchasePrice = deductTradeIn(claim.purchasePrice, tradeIn, limits);
    return { subject: { purchasePrice, year, vin: vin || null, nvic: nvic || null }, vehicle: null };
  }
  const vehicle = await journeyVehicle(site, carId);
  if (!vehicle) return null;
  const { year, vin, nvic } = vehicle;
  const purchasePrice = deductTradeIn(
    sellingPrice(vehicle) ?? quoteAmount(claim.purchasePrice, limits),
    tradeIn,
    limits,
  );
  return { subject: { purchasePrice, year, vin, nvic }, vehicle };
}

const outOfLimits = ({ min, max }: AmountLimits) =>
  new ApiError('validation', limitText({ min, max }, 'money'));
