import { createHash } from 'node:crypto';
import type { Queryable } from '../../platform/database/client.server.ts';
import type { AdvertSite } from './advert-site.ts';
import type { OutgoingFeed } from './outgoing-feed.ts';

/**
 * A sum over the row versions of the site's vehicles and their reservations: it changes with every change of a
 * vehicle, and reads no record. A newest timestamp would miss an import that commits late.
 */
const STOCK_VERSION = `select
  (select coalesce(sum(hashtextextended(id || ' ' || xmin::text, 0)::numeric), 0)::text || ' ' || count(*)
   from cars where dealership_id = any($1) and show_on_dealer_website) as stock,
  (select coalesce(sum(hashtextextended(car_id || ' ' || r.status, 0)::numeric), 0)::text
   from reservations r join cars on cars.id = r.car_id
   where cars.dealership_id = any($1) and r.status in ('held', 'paid', 'agreed')) as reservations`;

const MINUTE = 60_000;
const HOUR = 3_600_000;

/**
 * Returns the weak entity tag of a feed's file: equal as long as the file is. Depends on the vehicles, their
 * reservations, the feed, the site, and on the time: by the minute where the rules do (days in stock, and charges,
 * whose rates change at midnight in each state), otherwise by the hour, for a new release of this program and new
 * keys of photo addresses.
 * @throws the database's error
 */
export async function feedVersion(
  db: Queryable,
  feed: OutgoingFeed,
  site: AdvertSite,
  now: Date,
): Promise<string> {
  const { rows } = await db.query<{ stock: string; reservations: string }>({
    name: 'feed-version',
    text: STOCK_VERSION,
    values: [site.dealerships.map(({ id }) => id)],
  });
  const { daysFrom, daysTo } = feed.stock;
  const { stockFilterExtra, driveAwayPrices } = site.settings;
  const isTimed =
    daysFrom !== null ||
    daysTo !== null ||
    feed.price === 'driveAway' ||
    (stockFilterExtra !== '' && driveAwayPrices === 'everywhere');
  const facts = [rows[0], feed, site, Math.floor(now.getTime() / (isTimed ? MINUTE : HOUR))];
  const hash = createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
  return `W/"${hash.slice(0, 27)}"`;
}
