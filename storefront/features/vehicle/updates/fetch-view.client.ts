'use client';
import type { CarType, VehicleStatus } from '@forecourt/lib/vehicle/vehicle';
import type { ChangingFields } from '@forecourt/lib/vehicle/vehicle-change';

// Written out so that the record's schema stays out of the client bundle.
const STATUSES: readonly unknown[] = ['in_stock', 'coming_soon', 'sold', 'others'] satisfies VehicleStatus[];
const CAR_TYPES: readonly unknown[] = ['new', 'demo', 'used'] satisfies CarType[];

export interface VehicleNow {
  views: number | null;
  car_fields: ChangingFields | null;
}

const isPrice = (value: unknown): value is number | null => value === null || typeof value === 'number';

function areChangingFields(fields: unknown): fields is ChangingFields {
  const {
    status,
    reserved,
    price,
    offer_price,
    before_price,
    subscription_price,
    preorder,
    price_type,
    car_type,
  } = Object(fields) as Partial<Record<keyof ChangingFields, unknown>>;
  return (
    STATUSES.includes(status) &&
    typeof reserved === 'boolean' &&
    typeof preorder === 'boolean' &&
    CAR_TYPES.includes(car_type) &&
    (price_type === null || typeof price_type === 'string') &&
    [price, offer_price, before_price, subscription_price].every(isPrice)
  );
}

/** Fetches views and changing fields; null for a failed or malformed response (VDP-50). Never throws. */
export async function fetchView(address: string): Promise<VehicleNow | null> {
  try {
    const response = await fetch(address);
    if (!response.ok) return null;
    const { views, car_fields } = Object(await response.json()) as Record<string, unknown>;
    return {
      views: typeof views === 'number' ? views : null,
      car_fields: areChangingFields(car_fields) ? car_fields : null,
    };
  } catch {
    return null;
  }
}
