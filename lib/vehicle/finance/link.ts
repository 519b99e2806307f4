import { sellingPrice } from '../price.ts';
import type { Vehicle } from '../vehicle.ts';

/** Anchor of the form on the finance page (ROUTE-54). */
export const FINANCE_ANCHOR = 'finance-form';

export type FinanceLinkVehicle = Pick<
  Vehicle,
  'id' | 'car_type' | 'dealership_slug' | 'vin' | 'price' | 'offer_price'
>;

/** Returns a vehicle's link to the finance page (ROUTE-49 to ROUTE-54; override ROUTE-55). */
export function financeLink(
  { path, override }: { path: string; override?: string | null },
  vehicle: FinanceLinkVehicle | null,
): string {
  if (override) return override;
  if (!vehicle) return `${path}#${FINANCE_ANCHOR}`;
  const price = sellingPrice(vehicle);
  const params = new URLSearchParams({
    preferredDealership: vehicle.dealership_slug,
    ...(price !== null && { vehiclePriceBudget: String(price) }),
    car_id: vehicle.id,
    car_type: vehicle.car_type,
    ...(vehicle.vin && { vin: vehicle.vin }),
  });
  return `${path}?${params}#${FINANCE_ANCHOR}`;
}
