import { deductTradeIn } from '@forecourt/lib/leads/finance-quote/quote-choice';
import type { Site } from '@forecourt/lib/sites/site';
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
 */
export async function financedVehicle(
  site: Site,
  carId: string | null | undefined,
  claim: Claim,
  tradeIn: { low: number } | null,
): Promise<{ subject: FinanceSubject; vehicle: Vehicle | null } | null> {
  if (!carId) {
    const { year = null, vin = null, nvic = null } = claim;
    const purchasePrice = deductTradeIn(claim.purchasePrice, tradeIn);
    return { subject: { purchasePrice, year, vin: vin || null, nvic: nvic || null }, vehicle: null };
  }
  const vehicle = await journeyVehicle(site, carId);
  if (!vehicle) return null;
  const { year, vin, nvic } = vehicle;
  const purchasePrice = deductTradeIn(sellingPrice(vehicle) ?? claim.purchasePrice, tradeIn);
  return { subject: { purchasePrice, year, vin, nvic }, vehicle };
}
