import type { PriceLead } from '../../sites/price-lead.ts';
import { withPriceLead } from '../../vehicle/price-lead.ts';

/**
 * Pages, URLs and saved searches use a single price, `sort_price`. A record has it for both price types that
 * a site may show first, so that changing that setting needs no reindexing; this module renames the
 * attributes in queries and results.
 */
const LED = /\b(Car_production_)?(sort_price|price_range)(?=\b|_asc|_desc)/g;
const DRIVE_AWAY = 'drive_away_';

/** Renames the attributes in a filter, index name or ranking criterion for a price lead. Idempotent. */
export const inPriceLead = (lead: PriceLead, text: string): string =>
  lead === 'driveAway' ? text.replace(LED, `$1${DRIVE_AWAY}$2`) : text;

/** Rewrites JSON queries to use drive-away prices; queries for a price type also get both prices. */
export const toDriveAwayQuery = <Query>(query: Query): Query =>
  JSON.parse(
    inPriceLead('driveAway', JSON.stringify(query)).replaceAll(
      '"price_type"',
      '"price_type","drive_away_price"',
    ),
  ) as Query;

const plainNames = <Value>(values: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name.startsWith(DRIVE_AWAY) ? name.slice(DRIVE_AWAY.length) : name,
      value,
    ]),
  );

interface Answered {
  facets?: Record<string, Record<string, number>>;
  facets_stats?: Record<string, object>;
  hits?: Parameters<typeof withPriceLead>[0][];
}

/** Renames the attributes in a result back, and sets the price shown first in hits. */
export function fromDriveAwayResult<Answer>(answer: Answer): Answer {
  const { facets, facets_stats, hits } = answer as Answered;
  return {
    ...answer,
    ...(facets ? { facets: plainNames(facets) } : {}),
    ...(facets_stats ? { facets_stats: plainNames(facets_stats) } : {}),
    ...(hits ? { hits: hits.map((hit) => withPriceLead(hit, 'driveAway')) } : {}),
  };
}

/** Returns a record with the prices of this lead under the plain attribute names. */
export const recordInLead = <Value>(
  lead: PriceLead,
  record: Readonly<Record<string, Value>>,
): Record<string, Value> =>
  lead === 'driveAway' ? { ...record, ...plainNames(drivenAway(record)) } : { ...record };

const drivenAway = <Value>(record: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name.startsWith(DRIVE_AWAY)));
