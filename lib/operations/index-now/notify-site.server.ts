import type pg from 'pg';
import { PAGE_CHANGED_AT } from '../../inventory/stock/vehicles.server.ts';
import { ENGLISH, inLanguage, type Language } from '../../platform/language/languages.ts';
import { vendorFetch } from '../../platform/network/vendor-fetch.server.ts';
import { INDEX_NOW_PATH } from '../../sites/index-now.ts';
import { vehiclePath } from '../../vehicle/vehicle-path.ts';

/** A site that notifies search engines. */
export interface IndexNowSite {
  slug: string;
  /** Canonical address without a final slash. */
  url: string;
  key: string;
  dealershipIds: readonly string[];
  /** Offered next to English: each page has an address in them too. */
  languages: readonly Language[];
}

/** The most addresses in one notification (https://www.indexnow.org/documentation). */
const MOST_ADDRESSES = 10_000;

/** Vehicles that the dealer shows: for sale or sold. Hidden and withdrawn ones are not made known. */
const SHOWN =
  "dealership_id = any($2) and show_on_dealer_website and status in ('in_stock', 'coming_soon', 'sold')";

interface Changed {
  id: string;
  slug: string;
  /** As text, because a JavaScript date would lose the microseconds. */
  changed: string;
}

/**
 * Notifies search engines of a site's vehicles that are new, changed, reserved or sold since the last
 * notification. A site's first run only records its stock, which the sitemap lists.
 * @param endpoint the URL of IndexNow, which shares notifications among search engines
 * @returns the number of vehicles sent
 * @throws if a notification is not accepted; its vehicles are sent again by the next run
 */
export async function notifySite(pool: pg.Pool, endpoint: string, site: IndexNowSite): Promise<number> {
  const { rows: known } = await pool.query('select from index_now_cars where site_slug = $1 limit 1', [
    site.slug,
  ]);
  const isFirst = known.length === 0;
  for (let sent = 0; ; ) {
    const { rows } = await pool.query<Changed>(
      `select id, slug, changed::text from (
         select id, slug, ${PAGE_CHANGED_AT} as changed from cars where ${SHOWN}) shown
       where not exists (select from index_now_cars notified
         where notified.site_slug = $1 and notified.car_id = shown.id and notified.changed_at = shown.changed)
       order by changed, id limit $3`,
      [site.slug, site.dealershipIds, Math.floor(MOST_ADDRESSES / (site.languages.length + 1))],
    );
    if (rows.length === 0) return sent;
    if (!isFirst) await send(endpoint, site, rows);
    await pool.query(
      `insert into index_now_cars (site_slug, car_id, changed_at)
       select $1, listed.id, listed.changed from unnest($2::text[], $3::timestamptz[]) as listed(id, changed)
       join cars on cars.id = listed.id
       on conflict (site_slug, car_id) do update set changed_at = excluded.changed_at`,
      [site.slug, rows.map(({ id }) => id), rows.map(({ changed }) => changed)],
    );
    if (!isFirst) sent += rows.length;
  }
}

async function send(
  endpoint: string,
  { url, key, languages }: IndexNowSite,
  rows: readonly Changed[],
): Promise<void> {
  const response = await vendorFetch('indexNow')(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({
      host: new URL(url).host,
      key,
      keyLocation: `${url}${INDEX_NOW_PATH}`,
      urlList: rows.flatMap(({ slug }) =>
        [ENGLISH, ...languages].map((language) => `${url}${inLanguage(vehiclePath({ slug }), language)}`),
      ),
    }),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`IndexNow responded with ${response.status} for ${url}`);
}
