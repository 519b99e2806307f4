import type { KeptValuation } from '@forecourt/lib/leads/trade-in/kept-valuation';
import type { Owner } from '@forecourt/lib/leads/trade-in/lead.server';
import {
  findValuation,
  lastCounted,
  lastValuation,
  type Valuation,
} from '@forecourt/lib/leads/trade-in/valuations.server';
import { ownedVehicleTitle } from '@forecourt/lib/leads/trade-in/vehicle';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { readShopper } from '@/site/shopper.server.ts';
import { valuationToken } from './cookies.server.ts';

export interface Visit {
  valuation: Valuation | null;
  shopper: Owner | null;
}

/**
 * Returns this browser's valuation, else the last valid one of the signed-in shopper, so that an emailed
 * link works on any device. A valuation that belongs to an account is visible to that account only.
 * @throws the database's error
 */
export async function readVisit(headers: Pick<Headers, 'get'>, site: { slug: string }): Promise<Visit> {
  const pool = databasePool(environment().DATABASE_URL);
  const [signedIn, valuation] = await Promise.all([
    readShopper(headers, site),
    findValuation(pool, { siteSlug: site.slug, token: valuationToken(headers) }),
  ]);
  const shopper = signedIn?.phone ? { ...signedIn, phone: signedIn.phone } : null;
  const isSomebodyElses = valuation?.userId && shopper && valuation.userId !== shopper.userId;
  const own = isSomebodyElses ? null : valuation;
  if (own || !shopper) return { valuation: own, shopper };
  const last = await lastValuation(pool, { siteSlug: site.slug, userId: shopper.userId });
  return { valuation: last, shopper };
}

/** Returns a valuation with an amount: the offer after inspection, else the estimate. */
export function keptOf(valuation: Valuation): KeptValuation | null {
  const { vehicle, rego, regoState, kilometres, inspectedAmount, expiresAt } = valuation;
  const low = inspectedAmount ?? valuation.amountLow;
  const high = inspectedAmount ?? valuation.amountHigh;
  if (!vehicle || kilometres === null || low === null || high === null || !expiresAt) return null;
  const title = ownedVehicleTitle(vehicle);
  return {
    title,
    rego,
    regoState,
    kilometres,
    low,
    high,
    ...(inspectedAmount !== null && { isInspected: true }),
    expiresAt: expiresAt.getTime(),
  };
}

/**
 * Returns the vehicle that a signed-in shopper can trade in, with the offer after inspection, which does not expire, or
 * a valid estimate (OPEN-072).
 * @throws the database's error
 */
export async function ownTradeIn(
  headers: Pick<Headers, 'get'>,
  site: { slug: string },
): Promise<KeptValuation | null> {
  if (!valuationToken(headers)) return null;
  const { valuation, shopper } = await readVisit(headers, site);
  if (!shopper) return null;
  if (valuation) return valuation.userId === shopper.userId ? keptOf(valuation) : null;
  const pool = databasePool(environment().DATABASE_URL);
  const counted = await lastCounted(pool, { siteSlug: site.slug, userId: shopper.userId });
  return counted?.inspectedAt ? keptOf(counted) : null;
}
