import type { Car } from '../vehicle/car.ts';
import { sellingPrice } from '../vehicle/price.ts';

/** Anchor of the form on the finance page (ROUTE-54). */
export const FINANCE_ANCHOR = 'finance-form';

export type FinanceLinkCar = Pick<
  Car,
  'id' | 'car_type' | 'dealership_slug' | 'vin' | 'price' | 'offer_price'
>;

/**
 * The finance page with a car in hand (ROUTE-49 to ROUTE-54).
 * @param site.override replaces every finance link as it stands (ROUTE-55)
 */
export function financeLink(
  { path, override }: { path: string; override?: string | null },
  car: FinanceLinkCar | null,
): string {
  if (override) return override;
  if (!car) return `${path}#${FINANCE_ANCHOR}`;
  const price = sellingPrice(car);
  const params = new URLSearchParams({
    preferredDealership: car.dealership_slug,
    ...(price !== null && { vehiclePriceBudget: String(price) }),
    car_id: car.id,
    car_type: car.car_type,
    ...(car.vin && { vin: car.vin }),
  });
  return `${path}?${params}#${FINANCE_ANCHOR}`;
}
