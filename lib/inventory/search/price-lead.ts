import type { PriceLead } from '../../sites/price-lead.ts';
import { withPriceLead } from '../../vehicle/price-lead.ts';

/**
 * Pages, addresses and saved searches speak of one price, `sort_price`. A record carries it for each price that a site may
 * lead with, so that a change of that setting needs nothing indexed anew; here one is put for the other, on the way to the
 * search service and back.
 */
const LED = /\b(Car_production_)?(sort_price|price_range)(?=\b|_asc|_desc)/g;
const DRIVE_AWAY = 'drive_away_';

/** A filter, an index's name or a ranking criterion as a site with this lead puts it. Doing it again changes nothing. */
export const inPriceLead = (lead: PriceLead, text: string): string =>
  lead === 'driveAway' ? text.replace(LED, `$1${DRIVE_AWAY}$2`) : text;

/** Queries, as JSON can say them, put to the drive-away prices: who asks for a price with its words gets both prices. */
export const askDriveAway = <Query>(query: Query): Query =>
  JSON.parse(
    inPriceLead('driveAway', JSON.stringify(query)).replaceAll(
      '"price_type"',
      '"price_type","drive_away_price"',
    ),
  ) as Query;

/** Takes `drive_away_` off the names of attributes. */
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

/** One answer to such a query: counts and ends by their plain names, vehicles with the price that leads. */
export function answerDriveAway<Answer>(answer: Answer): Answer {
  const { facets, facets_stats, hits } = answer as Answered;
  return {
    ...answer,
    ...(facets ? { facets: plainNames(facets) } : {}),
    ...(facets_stats ? { facets_stats: plainNames(facets_stats) } : {}),
    ...(hits ? { hits: hits.map((hit) => withPriceLead(hit, 'driveAway')) } : {}),
  };
}

/** A record as a site with this lead reads it, for filters in plain names. */
export const recordInLead = <Value>(
  lead: PriceLead,
  record: Readonly<Record<string, Value>>,
): Record<string, Value> =>
  lead === 'driveAway' ? { ...record, ...plainNames(drivenAway(record)) } : { ...record };

const drivenAway = <Value>(record: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name.startsWith(DRIVE_AWAY)));
