import { slugify } from '@forecourt/lib/site/slugs';
import { IGNORED } from '@forecourt/lib/stock/sample/sample';
import type { SanityClient } from 'sanity';
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
 * The documents of a feed whose files are sent by hand: the feed, and its dealership where there is none of the name.
 * @param options.dealership its name
 * @param options.known the dealerships that have a document
 * @param options.taken short names of feeds that there are
 * @param options.endsOpen whether the file ends without a line break
 */
export function newFeedDocuments({
  dealership: written,
  known,
  taken,
  chosen,
  endsOpen,
}: {
  dealership: string;
  known: readonly DealershipName[];
  taken: readonly string[];
  chosen: Chosen;
  endsOpen: boolean;
}) {
  const name = written.trim();
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
  const feed = {
    _id: `feed-${slug}`,
    _type: 'feed',
    name,
    slug: { _type: 'slug', current: slug },
    isOn: true,
    dealership: { _type: 'reference', _ref: there?.id ?? `dealership-${slugify(name)}` },
    source: { _type: 'feedSource', kind: 'sent' },
    photoFiles: 'missing',
    schedule: { _type: 'feedSchedule', kind: 'interval', minutes: HALF_A_DAY },
    ...mappingFields(
      { ...chosen, columns: withoutPlaces(chosen.columns) },
      { file: { mayEndOpen: endsOpen } },
    ),
  };
  return { slug, dealership, feed };
}

/** Which place a code stands for only the feed's document can say, and a row with an unknown code is rejected. */
const withoutPlaces = (columns: Chosen['columns']): Chosen['columns'] =>
  Object.fromEntries(
    Object.entries(columns).map(([column, field]) => [column, field === 'location' ? IGNORED : field]),
  );

function freeName(slug: string, taken: readonly string[]): string {
  if (!taken.includes(slug)) return slug;
  for (let number = 2; ; number += 1) if (!taken.includes(`${slug}-${number}`)) return `${slug}-${number}`;
}

/** Publishes a feed, with its dealership where that is new. */
export async function publishFeed(
  client: SanityClient,
  { dealership, feed }: ReturnType<typeof newFeedDocuments>,
): Promise<void> {
  const transaction = client.withConfig({ perspective: 'raw' }).transaction();
  if (dealership) transaction.createIfNotExists(dealership);
  await transaction.create(feed).commit({ tag: 'feeds-assistant' });
}
