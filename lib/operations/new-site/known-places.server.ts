import type { SanityClient } from '@sanity/client';
import { z } from 'zod';
import type { Queryable } from '../../platform/database/client.server.ts';
import { type DayHours, hoursText, type Weekday } from './hours.ts';
import type { KnownPlace } from './office-contract.ts';
import { placesOf } from './stock.server.ts';

/** The most locations of a request. */
const MOST_PLACES = 40;

const text = z.string().nullish().catch(null);
const locationSchema = z.object({
  id: z.string(),
  name: text,
  street: text,
  suburb: text,
  state: text,
  postcode: text,
  phone: text,
  hours: z
    .array(z.object({ weekday: z.number().int().min(0).max(6), status: text, open: text, close: text }))
    .nullish()
    .catch(null),
});
type Location = z.output<typeof locationSchema>;

const LOCATIONS = `*[_type == "location" && _id in $ids && !(_id in path("drafts.**"))]{
  "id": _id, name, "street": address.street, "suburb": address.city, "state": address.state,
  "postcode": address.postcode, "phone": contact_detail.phone,
  "hours": contact_detail.opening_hours[]{ weekday, status, open, close }
}`;

/**
 * Returns what stock and content lake know of the locations of dealerships, those with most vehicles first. What is
 * unknown is empty.
 * @throws the error of the database or the content lake
 */
export async function knownPlaces(
  client: SanityClient,
  db: Queryable,
  dealershipIds: readonly string[],
): Promise<KnownPlace[]> {
  if (dealershipIds.length === 0) return [];
  const inStock = (await placesOf(db, dealershipIds)).slice(0, MOST_PLACES);
  const ids = inStock.map(({ id }) => id);
  const documents = z
    .array(locationSchema)
    .parse(await client.fetch(LOCATIONS, { ids }, { perspective: 'published' }));
  const byId = new Map(documents.map((document) => [document.id, document]));
  return inStock.map(({ id, name, city, state }) => {
    const document = byId.get(id);
    return {
      id,
      name: document?.name ?? name ?? '',
      street: document?.street ?? '',
      suburb: document?.suburb ?? city ?? '',
      state: document?.state ?? state ?? '',
      postcode: document?.postcode ?? '',
      phone: document?.phone ?? '',
      hours: hoursText(openDays(document?.hours ?? [])),
    };
  });
}

const openDays = (hours: NonNullable<Location['hours']>): DayHours[] =>
  hours.flatMap(({ weekday, status, open, close }) =>
    status === 'Open' && open && close
      ? [{ weekday: weekday as Weekday, status: 'Open' as const, open, close }]
      : [],
  );
