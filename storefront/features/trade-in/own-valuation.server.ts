import type { KeptValuation } from '@forecourt/lib/leads/trade-in/kept';
import type { Owner } from '@forecourt/lib/leads/trade-in/lead.server';
import {
  findValuation,
  lastValuation,
  type Valuation,
} from '@forecourt/lib/leads/trade-in/valuations.server';
import { ownedVehicleTitle } from '@forecourt/lib/leads/trade-in/vehicle';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { readShopper } from '@/site/shopper.server.ts';
import { valuationToken } from './cookies.server.ts';

/** Who values a car in this browser, and how far they are. */
export interface Visit {
  valuation: Valuation | null;
  shopper: Owner | null;
}

/**
 * The valuation of this browser, else the last one that holds of whoever is signed in, so that the link of a mail leads
 * to it from everywhere. One that belongs to an account is there for that account alone, whoever else uses the browser.
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

/** An estimate as its owner's browser keeps it; null for a valuation that has none. */
export function keptOf(valuation: Valuation): KeptValuation | null {
  const { vehicle, rego, regoState, kilometres, amountLow, amountHigh, expiresAt } = valuation;
  if (!vehicle || kilometres === null || amountLow === null || amountHigh === null || !expiresAt) return null;
  const title = ownedVehicleTitle(vehicle);
  return {
    title,
    rego,
    regoState,
    kilometres,
    low: amountLow,
    high: amountHigh,
    expiresAt: expiresAt.getTime(),
  };
}

/**
 * The vehicle of their own that a shopper can put towards another: valued in this browser by whoever is signed in, as
 * long as the estimate holds (OPEN-072).
 */
export async function ownTradeIn(
  headers: Pick<Headers, 'get'>,
  site: { slug: string },
): Promise<KeptValuation | null> {
  if (!valuationToken(headers)) return null;
  const { valuation, shopper } = await readVisit(headers, site);
  return valuation && shopper && valuation.userId === shopper.userId ? keptOf(valuation) : null;
}
