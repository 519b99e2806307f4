import type { PlaceCounts } from '../../inventory/stock/importing/location-counts.ts';
import type { Queryable } from '../../platform/database/client.server.ts';
import { formatDate } from '../../platform/text/format.ts';
import { type Finding, findingOf } from './report.ts';
import type { ReportedSite } from './reported-site.ts';

/** A feed is late after this time: dealers' systems send at least daily. */
const SILENT_HOURS = 48;

interface LastRuns {
  feedId: string;
  /** Time of the last successful import; null without one. */
  goodAt: Date | null;
  isSilent: boolean;
  outcome: 'imported' | 'unchanged' | 'refused' | 'failed' | null;
  /** Counts by location of the last successful import. */
  places: PlaceCounts[] | null;
}

const LAST_RUNS = `
  select own.feed_id as "feedId", good.finished_at as "goodAt", last.outcome, good.places,
         coalesce(good.finished_at < now() - make_interval(hours => $2), true) as "isSilent"
  from (select distinct feed_id from cars where dealership_id = any($1) and show_on_dealer_website) own
  left join lateral (
    select outcome from feed_runs where feed_id = own.feed_id order by started_at desc limit 1) last on true
  left join lateral (
    select finished_at, places from feed_runs
    where feed_id = own.feed_id and outcome in ('imported', 'unchanged') order by started_at desc limit 1) good on true
  order by good.finished_at nulls first, own.feed_id`;

/** Checks the feeds of a site's vehicles: late feeds, and vehicles held by the last import. */
export async function checkFeeds(
  db: Queryable,
  { dealershipIds, placeNames, timeZone }: Pick<ReportedSite, 'dealershipIds' | 'placeNames' | 'timeZone'>,
): Promise<Finding[]> {
  const { rows } = await db.query<LastRuns>(LAST_RUNS, [dealershipIds, SILENT_HOURS]);
  const silent = rows
    // Stock without any run was not imported from a feed, so nothing is late.
    .filter(({ isSilent, outcome }) => isSilent && outcome !== null)
    .map(({ feedId, goodAt, outcome }) => ({
      title: feedId,
      detail: [
        goodAt ? `last imported on ${formatDate(goodAt, timeZone)}` : 'never imported',
        outcome === 'refused' && 'the last file was rejected',
        outcome === 'failed' && 'the last import failed',
      ]
        .filter(Boolean)
        .join(', '),
      target: null,
      mend: { kind: 'tool', tool: 'feeds', at: feedId } as const,
    }));
  const holding = rows
    .flatMap(({ feedId, places }) => (places ?? []).map((place) => ({ ...place, feedId })))
    .filter(({ dealershipId, held }) => held > 0 && dealershipIds.includes(dealershipId))
    .toSorted((one, other) => other.held - one.held);
  const heldFinding = findingOf(
    'vehiclesHeld',
    holding.map(({ feedId, dealershipId, locationId, held: count }) => ({
      title: placeNames[locationId ?? ''] ?? placeNames[dealershipId] ?? dealershipId,
      detail: `${count.toLocaleString('en-AU')} held`,
      target: null,
      mend: { kind: 'tool', tool: 'feeds', at: feedId } as const,
    })),
  );
  return [
    findingOf('feedStale', silent),
    // Each entry is a location, but the count is its vehicles.
    { ...heldFinding, count: holding.reduce((sum, place) => sum + place.held, 0) },
  ];
}
