'use client';
import type { ChangingFields } from '@forecourt/lib/vehicle/change';
import type { VehicleStatus } from '@forecourt/lib/vehicle/vehicle';

// Written out, so that the browser does not load the record's schema for it.
const STATUSES: readonly unknown[] = ['in_stock', 'coming_soon', 'sold', 'others'] satisfies VehicleStatus[];

/** What the server says of a vehicle now. */
export interface VehicleNow {
  views: number | null;
  car_fields: ChangingFields | null;
}

const isPrice = (value: unknown): value is number | null => value === null || typeof value === 'number';

function areChangingFields(fields: unknown): fields is ChangingFields {
  const { status, reserved, price, offer_price, before_price, subscription_price, preorder } = Object(
    fields,
  ) as Partial<Record<keyof ChangingFields, unknown>>;
  return (
    STATUSES.includes(status) &&
    typeof reserved === 'boolean' &&
    typeof preorder === 'boolean' &&
    [price, offer_price, before_price, subscription_price].every(isPrice)
  );
}

/** Asks for the views; null for an answer that is not ok, is no answer, or is nonsense (VDP-50). Never throws. */
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
