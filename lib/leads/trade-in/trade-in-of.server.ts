import type { Queryable } from '../../platform/database/client.server.ts';
import type { AmountRange } from './estimate.ts';
import { lastCounted } from './valuations.server.ts';
import { ownedVehicleTitle } from './vehicle.ts';

/** A shopper's trade-in, as a deal counts it. */
export interface TradeIn {
  valuationId: string;
  /** `2021 Mazda CX-5 Maxx Sport` */
  title: string;
  /** The online estimate in whole dollars; null if there was none. */
  range: AmountRange | null;
  /** The amount to calculate with, in whole dollars: what staff offer after inspection, else the lower estimate. */
  amount: number;
  /** When the estimate ends; null for an amount that stays: one that was inspected. */
  expiresAt: Date | null;
  acceptedAt: Date | null;
  /** When the shopper asked for an inspection; null if they did not. */
  inspectionAskedAt: Date | null;
  /** When staff inspected the car; null if `amount` is still an estimate. */
  inspectedAt: Date | null;
}

/**
 * Returns a shopper's latest valuation with an amount: inspected, accepted, or not expired.
 * @returns null without one
 */
export async function tradeInOf(
  db: Queryable,
  shopper: { siteSlug: string; userId: string },
): Promise<TradeIn | null> {
  const valuation = await lastCounted(db, shopper);
  if (!valuation) return null;
  const { id, vehicle, amountLow, amountHigh, inspectedAmount, inspectedAt, acceptedAt } = valuation;
  const amount = inspectedAmount ?? amountLow;
  if (!vehicle || amount === null) return null;
  return {
    valuationId: id,
    title: ownedVehicleTitle(vehicle),
    range: amountLow === null || amountHigh === null ? null : { low: amountLow, high: amountHigh },
    amount,
    expiresAt: inspectedAt ? null : valuation.expiresAt,
    acceptedAt,
    inspectionAskedAt: valuation.inspectionAt,
    inspectedAt,
  };
}
