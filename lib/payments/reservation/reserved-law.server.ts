import { vehicleById } from '../../inventory/stock/vehicles.server.ts';
import type { Queryable } from '../../platform/database/client.server.ts';
import type { PriceLead } from '../../sites/price-lead.ts';
import { dealerState } from '../../vehicle/law/dealer-state.ts';
import { type LawStatement, lawStatement } from '../../vehicle/law/law-statement.ts';
import type { Reservation } from './read.server.ts';

/** The place that sells a reserved vehicle. */
export interface SellingPlace {
  address: { state: string | null } | null | undefined;
  licenceName: string | null | undefined;
  licenceNumber: string | null | undefined;
  /** IANA name. */
  timeZone: string;
}

/**
 * Returns what state law says about a reserved vehicle on the day it was reserved.
 * @returns null if it is no longer in the stock, or nothing can be said
 */
export async function reservedLaw(
  db: Queryable,
  reservation: Pick<Reservation, 'carId' | 'dealershipId' | 'paidAt' | 'createdAt'>,
  place: SellingPlace,
  { confirmedIds, priceLead }: { confirmedIds: ReadonlySet<string>; priceLead: PriceLead },
): Promise<LawStatement | null> {
  const { carId, dealershipId, paidAt, createdAt } = reservation;
  const found = await vehicleById(db, [dealershipId], carId, priceLead);
  return (
    found &&
    lawStatement(found.vehicle, {
      state: dealerState(place.address),
      licence: { name: place.licenceName ?? null, number: place.licenceNumber ?? null },
      now: paidAt ?? createdAt,
      timeZone: place.timeZone,
      confirmedIds,
    })
  );
}
