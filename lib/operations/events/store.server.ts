import type { Queryable } from '../../platform/database/client.server.ts';
import { eventName } from '../../sites/event-names.ts';
import type { Site } from '../../sites/site.ts';
import { ownHosts } from '../../sites/visit-source/own-hosts.ts';
import { arrivalSource } from '../../sites/visit-source/visit.ts';
import { eventPath, type ReceivedEvent } from './received.ts';

type EventSite = Pick<Site, 'slug' | 'url' | 'hosts'> & {
  dealerships: readonly Pick<Site['dealerships'][number], 'id'>[];
  settings: Pick<Site['settings'], 'eventIds'>;
};

/**
 * Stores events of a site in one statement (OPEN-110).
 * Browser input is not trusted: the site comes from the host, event ids and vehicles must belong to the site,
 * and the dealership is the vehicle's.
 * @returns the number stored; events of other sites are ignored
 * @throws the database's error; then nothing was stored
 */
export async function storeEvents(
  db: Queryable,
  site: EventSite,
  receivedEvents: readonly ReceivedEvent[],
): Promise<number> {
  const { slug, dealerships, settings } = site;
  const hosts = ownHosts(site);
  const dealershipIds = dealerships.map(({ id }) => id);
  const rows = receivedEvents.flatMap(
    ({ event_id, car_id, dealership_id, website_id, url, from, first, block }) => {
      const name = eventName(event_id, settings.eventIds);
      // Trials are counted by `storeTrialEvents`.
      if (!name || name === 'trial' || (website_id && website_id !== slug)) return [];
      const dealership = dealershipIds.find((id) => id === dealership_id) ?? null;
      const source = from && arrivalSource(from, hosts);
      const firstSource = first && arrivalSource(first, hosts);
      return [{ event_id, name, car_id, dealership, path: eventPath(url), source, firstSource, block }];
    },
  );
  if (rows.length === 0) return 0;
  const { rowCount } = await db.query({
    name: 'store-events',
    text: `insert into events (site_slug, event_id, name, car_id, dealership_id, path, source_kind, source_name,
                               campaign, first_kind, first_name, block)
           select $1, event.id, event.name, cars.id, coalesce(cars.dealership_id, event.dealership_id), event.path,
                  event.source_kind, event.source_name, event.campaign, event.first_kind, event.first_name, event.block
           from unnest($2::int[], $3::text[], $4::text[], $5::text[], $6::text[], $8::text[], $9::text[], $10::text[],
                       $11::text[], $12::text[], $13::text[])
                as event(id, name, car_id, dealership_id, path, source_kind, source_name, campaign, first_kind,
                         first_name, block)
           left join cars on cars.id = event.car_id and cars.dealership_id = any($7)
           where event.car_id is null or cars.id is not null`,
    values: [
      slug,
      rows.map(({ event_id }) => event_id),
      rows.map(({ name }) => name),
      rows.map(({ car_id }) => car_id),
      rows.map(({ dealership }) => dealership),
      rows.map(({ path }) => path),
      dealershipIds,
      rows.map(({ source }) => source?.kind ?? null),
      rows.map(({ source }) => source?.name ?? null),
      rows.map(({ source }) => source?.campaign ?? null),
      rows.map(({ firstSource }) => firstSource?.kind ?? null),
      rows.map(({ firstSource }) => firstSource?.name ?? null),
      rows.map(({ block }) => block),
    ],
  });
  return rowCount ?? 0;
}
