import { searchSlugProblem, slugify } from '@forecourt/lib/sites/slugs';
import type { StateCode } from '@forecourt/lib/sites/state-codes';
import type { SanityClient } from 'sanity';

export interface KnownLocation {
  id: string;
  slug: string;
  name: string;
  suburb: string | null;
  dealership: string | null;
}

/** A location that will be created with the feed. */
export interface NewLocation {
  name: string;
  street: string;
  suburb: string;
  state: StateCode | '';
  postcode: string;
  phone: string;
  /** Name of its dealership; empty for the dealership of the feed. */
  dealership: string;
}

/** A dealership that exists or is created. */
export interface DealershipName {
  id: string;
  name: string;
}

export type LocationChoice =
  | { kind: 'open' }
  | { kind: 'known'; id: string }
  | { kind: 'new'; location: NewLocation }
  /** Vehicles with this code have no location. */
  | { kind: 'none' };

export type LocationChoices = Readonly<Record<string, LocationChoice>>;

export const EMPTY_LOCATION: NewLocation = {
  name: '',
  street: '',
  suburb: '',
  state: '',
  postcode: '',
  phone: '',
  dealership: '',
};

const LOCATIONS = `*[_type == "location" && defined(name) && defined(slug.current)] | order(name asc){
  "id": _id, "slug": slug.current, name, "suburb": address.city, "dealership": dealership->name
}`;

/** Loads all locations, sorted by name. */
export const knownLocations = (client: SanityClient): Promise<KnownLocation[]> =>
  client.withConfig({ perspective: 'published' }).fetch(LOCATIONS, {}, { tag: 'feeds-assistant' });

/** Suggests the location for a code, if exactly one has it as its name or slug. */
export function suggestedChoice(code: string, existingLocations: readonly KnownLocation[]): LocationChoice {
  const alike = existingLocations.filter(
    ({ name, slug }) => slugify(name) === slugify(code) || slug === slugify(code),
  );
  return alike.length === 1 && alike[0] ? { kind: 'known', id: alike[0].id } : { kind: 'open' };
}

const LINES = {
  name: { what: 'name', isRight: (value: string) => slugify(value) !== '' },
  street: { what: 'street and number', isRight: (value: string) => value !== '' },
  suburb: { what: 'suburb', isRight: (value: string) => value !== '' },
  state: { what: 'state', isRight: (value: string) => value !== '' },
  postcode: { what: 'postcode (4 digits)', isRight: (value: string) => /^\d{4}$/.test(value) },
  phone: {
    what: 'phone number (digits only)',
    isRight: (value: string) => /^(\+?[\d ()-]{6,20})?$/.test(value),
  },
  dealership: { what: 'dealership', isRight: (value: string) => value === '' || slugify(value) !== '' },
} as const;

/** Returns a message about the first incomplete mapping, or null. */
export function locationsProblem(codes: readonly string[], choices: LocationChoices): string | null {
  for (const code of codes) {
    const choice = choices[code];
    if (!choice || choice.kind === 'open') return `Choose a location for the code ${code}.`;
    if (choice.kind !== 'new') continue;
    for (const [line, { what, isRight }] of Object.entries(LINES))
      if (!isRight(choice.location[line as keyof NewLocation].trim()))
        return `Enter the ${what} of the location with the code ${code}.`;
  }
  return null;
}

/** Returns the dealership with a name: an existing one, or one with an id made of the name. */
export function namedDealership(
  name: string,
  known: readonly DealershipName[],
): DealershipName & { isNew: boolean } {
  const written = name.trim();
  const existing = known.find((one) => one.name.toLowerCase() === written.toLowerCase());
  return existing
    ? { ...existing, isNew: false }
    : { id: `dealership-${slugify(written)}`, name: written, isNew: true };
}

export const dealershipDocument = ({ id, name }: DealershipName) => ({
  _id: id,
  _type: 'dealership',
  name,
  slug: { _type: 'slug', current: slugify(name) },
});

/**
 * Returns the documents of new locations and of their new dealerships, and the mapping for the feed's document.
 * A file may have several dealers, so each location may belong to another dealership than the feed.
 * @param options.dealership the feed's dealership
 * @param options.dealerships the existing dealerships
 */
export function locationDocuments(
  codes: readonly string[],
  choices: LocationChoices,
  {
    known,
    dealership,
    dealerships,
  }: {
    known: readonly KnownLocation[];
    dealership: ReturnType<typeof namedDealership>;
    dealerships: readonly DealershipName[];
  },
) {
  const slugs = new Set(known.map(({ slug }) => slug));
  const locations: ReturnType<typeof locationDocument>[] = [];
  const newDealerships = new Map<string, DealershipName>();
  const entries = codes.map((code, index) => {
    const choice = choices[code];
    const entry = { _type: 'feedLocation', _key: `location-${index}`, code };
    if (choice?.kind === 'known') return { ...entry, location: reference(choice.id) };
    if (choice?.kind !== 'new') return entry;
    const slug = freeSlug(choice.location, slugs);
    slugs.add(slug);
    const written = choice.location.dealership;
    const owner = written.trim() === '' ? dealership : namedDealership(written, [...dealerships, dealership]);
    if (owner.isNew && owner.id !== dealership.id && !newDealerships.has(owner.id))
      newDealerships.set(owner.id, owner);
    const isNew = owner.id === dealership.id ? dealership.isNew : owner.isNew;
    // The first location of a dealership is its primary one.
    const isMain = isNew && !locations.some((one) => one.dealership._ref === owner.id);
    const document = locationDocument(choice.location, { slug, dealershipId: owner.id, isMain });
    locations.push(document);
    return { ...entry, location: reference(document._id) };
  });
  return { locations, entries, dealerships: [...newDealerships.values()].map(dealershipDocument) };
}

const reference = (id: string) => ({ _type: 'reference', _ref: id });

function locationDocument(
  location: NewLocation,
  { slug, dealershipId, isMain }: { slug: string; dealershipId: string; isMain: boolean },
) {
  const phone = location.phone.trim();
  return {
    _id: `location-${slug}`,
    _type: 'location',
    name: location.name.trim(),
    slug: { _type: 'slug', current: slug },
    dealership: reference(dealershipId),
    location_type: 'sales',
    address: {
      _type: 'address',
      street: location.street.trim(),
      city: location.suburb.trim(),
      state: location.state,
      postcode: location.postcode.trim(),
    },
    primary: isMain,
    visible: true,
    ...(phone && { contact_detail: { phone } }),
  };
}

/** Returns a slug that is unused and not reserved below /search/. */
function freeSlug({ name, suburb }: NewLocation, takenSlugs: ReadonlySet<string>): string {
  const [short, long] = [slugify(name), slugify(`${name} ${suburb}`)];
  const isFree = (slug: string) => !takenSlugs.has(slug) && searchSlugProblem(slug) === null;
  const fitting = [short, long].find(isFree);
  if (fitting) return fitting;
  for (let number = 2; ; number += 1) if (isFree(`${long}-${number}`)) return `${long}-${number}`;
}
