import { VIEW_DAYS } from '../../inventory/stock/view-days.ts';
import type { Queryable } from '../../platform/database/client.server.ts';
import { dayIn } from '../../platform/text/format.ts';
import { sellingPrice } from '../../vehicle/price.ts';
import { median } from '../../vehicle/price-comparison/statistics.ts';
import { priceStatement } from '../../vehicle/price-statement.ts';
import { vehiclePath } from '../../vehicle/vehicle-path.ts';
import { type IncomingFeed, mendTarget } from '../advertising/overview/mend-target.ts';
import { dayCount, dayPlus } from '../events/activity.ts';
import type { ReportedSite } from '../site-report/reported-site.ts';
import { comparables, type StockVehicle, vehiclesForSale } from '../site-report/stock.server.ts';
import type { RiskVehicle, StepTarget } from './answers.ts';
import { countsAround, firstCountedDay, NO_COUNTS, recentPrices, vehicleCounts } from './counts.server.ts';
import { type ChangeWindow, daysOf, lastChange, type PriceEffect } from './price-effect.ts';
import { interestOf, interestPerDay, moneyAtRisk } from './risk.ts';
import { similarPrices } from './similar-price.ts';
import { STEP_FIELDS, type StepName, suggestedStep } from './step.ts';

export interface RiskList {
  /** Most money at risk first. */
  vehicles: RiskVehicle[];
  /** First day with counted views if that is within the last 30 days. */
  countedSince: string | null;
}

/** Reads the mapped columns of feeds by short name. */
export type ReadFeeds = (feeds: readonly string[]) => Promise<readonly IncomingFeed[]>;

/** Returns the vehicles of a site that nobody has reserved, most money at risk first, each with a suggested step. */
export async function moneyAtRiskList(
  db: Queryable,
  site: ReportedSite,
  { now, incomingFeeds }: { now: Date; incomingFeeds: ReadFeeds },
): Promise<RiskList> {
  const { timeZone } = site;
  const today = dayIn(now, timeZone) ?? now.toISOString().slice(0, 10);
  const [forSale, others, counts, countedSince] = await Promise.all([
    vehiclesForSale(db, site),
    comparables(db, site),
    vehicleCounts(db, site),
    firstCountedDay(db, site),
  ]);
  const stock = forSale
    .filter(({ isReserved }) => !isReserved)
    .map((vehicle) => ({
      ...vehicle,
      selling: sellingPrice(vehicle),
      listedOn: dayIn(vehicle.createdAt, timeZone) ?? today,
      counts: counts.get(vehicle.id) ?? NO_COUNTS,
    }));
  const [similar, effects, feeds] = await Promise.all([
    similarPrices(stock, others),
    priceEffects(db, site, { stock, today, countedSince }),
    incomingFeeds([...new Set(stock.map(({ feed }) => feed))]),
  ]);
  const feedBySlug = new Map(feeds.map((feed) => [feed.slug, feed]));
  const windowDays = Math.min(VIEW_DAYS, countedSince ? dayCount({ from: countedSince, to: today }) : 0);
  const interests = stock.map((vehicle) => {
    const days = Math.min(windowDays, daysBetween(vehicle.listedOn, today));
    return { days, perDay: interestPerDay({ ...vehicle.counts, days }) };
  });
  const usualInterest = medianOrZero(interests.flatMap(({ perDay }) => perDay ?? []));
  const usualViews = medianOrZero(
    stock.flatMap(({ counts: { views } }, at) => {
      const { days } = interests[at] as (typeof interests)[number];
      return days < 1 ? [] : views / days;
    }),
  );
  const usualPhotos = medianOrZero(stock.map(({ photoCount }) => photoCount));
  const usualPrice = medianOrZero(stock.flatMap(({ selling }) => selling ?? []));
  const vehicles = stock.map((vehicle, at): RiskVehicle => {
    const { days, perDay } = interests[at] as (typeof interests)[number];
    const likeIt = similar.get(vehicle.id) ?? null;
    const { selling, listedOn, counts: own } = vehicle;
    const daysInStock = daysBetween(listedOn, today);
    const interest = interestOf(perDay, usualInterest);
    const market =
      likeIt && selling !== null ? { similar: likeIt.similar, share: selling / likeIt.middle - 1 } : null;
    const step = suggestedStep({
      openEnquiries: own.openEnquiries,
      hasPrice: selling !== null || vehicle.preorder,
      photos: vehicle.photoCount,
      usualPhotos,
      hasComments: vehicle.hasComments,
      daysInStock,
      market,
      viewsPerDay: days < 1 ? null : own.views / days,
      usualViewsPerDay: usualViews,
      interest,
    });
    const placeId = vehicle.locationId ?? vehicle.dealershipId;
    return {
      id: vehicle.id,
      title: vehicle.name || `Stock ${vehicle.stocknum}`,
      stocknum: vehicle.stocknum,
      path: vehiclePath(vehicle),
      make: vehicle.make,
      place: { id: placeId, name: site.placeNames[placeId] ?? placeId },
      price: priceStatement(vehicle, STAFF_RULES).text,
      atRisk: moneyAtRisk({
        price: selling ?? likeIt?.middle ?? usualPrice,
        daysInStock,
        interest,
        similarPrice: selling === null ? null : (likeIt?.middle ?? null),
      }),
      daysInStock,
      ...own,
      photos: vehicle.photoCount,
      market,
      priceEffect: effects.get(vehicle.id) ?? null,
      step,
      target: targetOf(step.name, vehicle, { site, feed: feedBySlug.get(vehicle.feed) ?? null }),
    };
  });
  return {
    vehicles: vehicles.toSorted(
      (one, other) => other.atRisk - one.atRisk || one.stocknum.localeCompare(other.stocknum),
    ),
    countedSince: windowDays < VIEW_DAYS ? (countedSince ?? today) : null,
  };
}

/** Prices as the feed states them: the sites' terms of subscriptions do not matter to staff. */
const STAFF_RULES = { noPriceText: 'No price', formerPriceDays: null, subscription: null };

const LEADS = 'leads';
const CALENDAR = 'calendar';

function targetOf(
  step: StepName,
  { stocknum, feed, locationId }: StockVehicle,
  { site, feed: incoming }: { site: ReportedSite; feed: IncomingFeed | null },
): StepTarget {
  const field = STEP_FIELDS[step];
  if (field)
    return {
      kind: 'stock',
      mend: mendTarget(field, { outgoingFeedId: '', siteId: site.id, feed, incoming, locationId }),
    };
  if (step === 'answer') return { kind: 'tool', tool: LEADS, params: { q: stocknum } };
  return step === 'promote' ? { kind: 'tool', tool: CALENDAR } : { kind: 'none' };
}

/** Returns what the last price change of each vehicle did; no entry for a price that has not changed lately. */
async function priceEffects(
  db: Queryable,
  site: ReportedSite,
  {
    stock,
    today,
    countedSince,
  }: {
    stock: readonly { id: string; listedOn: string }[];
    today: string;
    countedSince: string | null;
  },
): Promise<Map<string, PriceEffect>> {
  const prices = await recentPrices(
    db,
    stock.map(({ id }) => id),
  );
  const changes = stock.flatMap(({ id, listedOn }) => {
    const found = lastChange(prices.get(id) ?? [], {
      timeZone: site.timeZone,
      today,
      listedOn,
      countedSince,
    });
    return found ? [{ id, ...found }] : [];
  });
  const around = await countsAround(
    db,
    site,
    changes.flatMap(({ id, windows }) => (windows ? [{ id, windows }] : [])),
  );
  return new Map(
    changes.map(({ id, day, difference, windows }) => {
      const counts = around.get(id);
      const rate = (of: 'views' | 'enquiries') => (windows && counts ? perDay(counts[of], windows) : null);
      return [id, { day, difference, views: rate('views'), enquiries: rate('enquiries') }];
    }),
  );
}

const perDay = (
  { before, after }: { before: number; after: number },
  windows: NonNullable<ChangeWindow['windows']>,
) => ({ before: before / daysOf(windows.before), after: after / daysOf(windows.after) });

const daysBetween = (from: string, to: string): number =>
  Math.max(0, dayCount({ from: dayPlus(from, 1), to }));

/** Returns the median, or 0 of nothing. */
const medianOrZero = (values: readonly number[]): number => (values.length === 0 ? 0 : median(values));
