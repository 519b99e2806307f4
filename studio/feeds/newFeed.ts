import { DEFAULT_FAILING_HOURS } from '@forecourt/lib/inventory/stock/fetching/feed-options';
import { slugify } from '@forecourt/lib/sites/slugs';
import type { SanityClient } from 'sanity';
import type { elsewhereFields } from './listedElsewhere.ts';
import {
  type DealershipName,
  dealershipDocument,
  type KnownLocation,
  type LocationChoices,
  locationDocuments,
  namedDealership,
} from './locationChoices.ts';
import { type Chosen, mappingFields } from './saveMapping.ts';

/**
 * Checking for a new file only twice a day keeps the feed from being reported as late. An uploaded file is
 * imported straight away.
 */
const HALF_A_DAY = 12 * 60;
/** In a week some car arrives, is sold or changes price, so an older file means that nobody uploaded a new one. */
const HOURS_WITHOUT_FILE = 8 * 24;

/** Loads all dealerships, sorted by name. */
export const dealershipNames = (client: SanityClient): Promise<DealershipName[]> =>
  client
    .withConfig({ perspective: 'published' })
    .fetch(
      `*[_type == "dealership" && defined(name)] | order(name asc){ "id": _id, name }`,
      {},
      { tag: 'feeds-assistant' },
    );

/**
 * Returns the documents of a feed with uploaded files, and of its dealership, locations and their dealerships if
 * they are new.
 * @param options.dealership name of the dealership
 * @param options.known existing dealerships
 * @param options.taken slugs of existing feeds
 * @param options.locations how location codes are mapped, and the existing locations
 * @param options.photoHosts hosts that photos may be fetched from
 * @param options.emails whom to notify of problems; none for the administrators
 * @param options.elsewhere what happens to cars that other feeds list: `elsewhereFields`
 * @param options.endsOpen whether the file ends without a line break
 */
export function newFeedDocuments({
  dealership: writtenDealership,
  known,
  taken,
  chosen,
  locations: { codes, choices, known: knownLocations },
  photoHosts,
  emails,
  elsewhere,
  endsOpen,
}: {
  dealership: string;
  known: readonly DealershipName[];
  taken: readonly string[];
  chosen: Chosen;
  locations: { codes: readonly string[]; choices: LocationChoices; known: readonly KnownLocation[] };
  photoHosts: readonly string[];
  emails: readonly string[];
  elsewhere: ReturnType<typeof elsewhereFields>;
  endsOpen: boolean;
}) {
  const name = writtenDealership.trim();
  const owner = namedDealership(name, known);
  const slug = freeName(slugify(name), taken);
  const dealership = owner.isNew ? dealershipDocument(owner) : null;
  const { locations, entries, dealerships } = locationDocuments(codes, choices, {
    known: knownLocations,
    dealership: owner,
    dealerships: known,
  });
  const feed = {
    _id: `feed-${slug}`,
    _type: 'feed',
    name,
    slug: { _type: 'slug', current: slug },
    isOn: true,
    dealership: { _type: 'reference', _ref: owner.id },
    ...(entries.length > 0 && { locations: entries }),
    source: { _type: 'feedSource', kind: 'sent' },
    photoFiles: 'missing',
    ...(photoHosts.length > 0 && { photoHosts: [...photoHosts] }),
    schedule: { _type: 'feedSchedule', kind: 'interval', minutes: HALF_A_DAY },
    ...elsewhere,
    alarm: {
      ...(emails.length > 0 && { emails: [...emails] }),
      failingHours: DEFAULT_FAILING_HOURS,
      sameFileHours: HOURS_WITHOUT_FILE,
    },
    ...mappingFields(chosen, { file: { mayEndOpen: endsOpen } }),
  };
  return { slug, dealership, dealerships, locations, feed };
}

/** Splits addresses that were typed in one field, separated by commas, semicolons, spaces or line breaks. */
export const typedEmails = (text: string): string[] => [
  ...new Set(text.split(/[\s,;]+/).filter((address) => address !== '')),
];

function freeName(slug: string, takenNames: readonly string[]): string {
  if (!takenNames.includes(slug)) return slug;
  for (let number = 2; ; number += 1)
    if (!takenNames.includes(`${slug}-${number}`)) return `${slug}-${number}`;
}

/** Publishes a feed with its new dealership and locations in one transaction. */
export async function publishFeed(
  client: SanityClient,
  { dealership, dealerships, locations, feed }: ReturnType<typeof newFeedDocuments>,
): Promise<void> {
  const transaction = client.withConfig({ perspective: 'raw' }).transaction();
  for (const document of [...(dealership ? [dealership] : []), ...dealerships])
    transaction.createIfNotExists(document);
  for (const location of locations) transaction.create(location);
  await transaction.create(feed).commit({ tag: 'feeds-assistant' });
}
