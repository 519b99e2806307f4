import { slugify } from '@forecourt/lib/sites/slugs';
import type { SanityClient } from 'sanity';
import { type KnownLocation, type PlaceChoices, placeDocuments } from './places.ts';
import { type Chosen, mappingFields } from './saveMapping.ts';

/** A dealership as its document says. */
export interface DealershipName {
  id: string;
  name: string;
}

/** Twice a day it is looked whether there is a new file, so that the feed is never called late; one that is sent is taken at once. */
const HALF_A_DAY = 12 * 60;

/** The dealerships that have a document, by name. */
export const dealershipNames = (client: SanityClient): Promise<DealershipName[]> =>
  client
    .withConfig({ perspective: 'published' })
    .fetch(
      `*[_type == "dealership" && defined(name)] | order(name asc){ "id": _id, name }`,
      {},
      { tag: 'feeds-assistant' },
    );

/**
 * The documents of a feed whose files are sent by hand: the feed, and its dealership and locations where they are new.
 * @param options.dealership its name
 * @param options.known the dealerships that have a document
 * @param options.taken short names of feeds that there are
 * @param options.locations what the location codes of the file stand for, and the locations that have a document
 * @param options.photoHosts where photos of the file may be fetched
 * @param options.endsOpen whether the file ends without a line break
 */
export function newFeedDocuments({
  dealership: writtenDealership,
  known,
  taken,
  chosen,
  locations: { codes, choices, known: knownLocations },
  photoHosts,
  endsOpen,
}: {
  dealership: string;
  known: readonly DealershipName[];
  taken: readonly string[];
  chosen: Chosen;
  locations: { codes: readonly string[]; choices: PlaceChoices; known: readonly KnownLocation[] };
  photoHosts: readonly string[];
  endsOpen: boolean;
}) {
  const name = writtenDealership.trim();
  const there = known.find((one) => one.name.toLowerCase() === name.toLowerCase());
  const slug = freeName(slugify(name), taken);
  const dealership = there
    ? null
    : {
        _id: `dealership-${slugify(name)}`,
        _type: 'dealership',
        name,
        slug: { _type: 'slug', current: slugify(name) },
      };
  const dealershipId = there?.id ?? `dealership-${slugify(name)}`;
  const { locations, entries } = placeDocuments(codes, choices, {
    known: knownLocations,
    dealershipId,
    isFirst: dealership !== null,
  });
  const feed = {
    _id: `feed-${slug}`,
    _type: 'feed',
    name,
    slug: { _type: 'slug', current: slug },
    isOn: true,
    dealership: { _type: 'reference', _ref: dealershipId },
    ...(entries.length > 0 && { locations: entries }),
    source: { _type: 'feedSource', kind: 'sent' },
    photoFiles: 'missing',
    ...(photoHosts.length > 0 && { photoHosts: [...photoHosts] }),
    schedule: { _type: 'feedSchedule', kind: 'interval', minutes: HALF_A_DAY },
    ...mappingFields(chosen, { file: { mayEndOpen: endsOpen } }),
  };
  return { slug, dealership, locations, feed };
}

function freeName(slug: string, takenNames: readonly string[]): string {
  if (!takenNames.includes(slug)) return slug;
  for (let number = 2; ; number += 1)
    if (!takenNames.includes(`${slug}-${number}`)) return `${slug}-${number}`;
}

/** Publishes a feed, with its dealership and locations where they are new: all of it or nothing. */
export async function publishFeed(
  client: SanityClient,
  { dealership, locations, feed }: ReturnType<typeof newFeedDocuments>,
): Promise<void> {
  const transaction = client.withConfig({ perspective: 'raw' }).transaction();
  if (dealership) transaction.createIfNotExists(dealership);
  for (const location of locations) transaction.create(location);
  await transaction.create(feed).commit({ tag: 'feeds-assistant' });
}
