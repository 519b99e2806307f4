import type { CopyFacts, CopySite, Entry, Place } from './copyFacts.ts';

const SHARED = new Set(['manufacturer', 'model']);

/** The document of another site that replaces a referenced one. */
export interface Counterpart {
  id: string;
  title: string;
  same: boolean;
}

/** Returns whether a site may refer to a document: its own or a shared one. */
export function mayReferTo({ id, type, sites }: Entry, site: CopySite): boolean {
  if (SHARED.has(type)) return true;
  if (type === 'site') return id === site.id;
  if (type === 'location') return site.locations.includes(id);
  if (type === 'dealership') return site.dealerships.includes(id);
  return sites.includes(site.id);
}

/**
 * Returns what a copy for another site refers to instead of a document: the same document if allowed, or else
 * one with the same role (places), address or title.
 */
export function counterpartOf(
  entry: Entry,
  { from, to, facts }: { from: CopySite; to: CopySite; facts: CopyFacts },
): Counterpart | null {
  if (mayReferTo(entry, to)) return { id: entry.id, title: entry.title, same: true };
  if (entry.type === 'site') return entry.id === from.id ? { id: to.id, title: to.name, same: false } : null;
  if (entry.type === 'location' || entry.type === 'dealership') {
    const place = samePlace(entry, { from, to, facts });
    return place && { id: place.id, title: place.name, same: false };
  }
  const others = facts.entries.filter(({ type, sites }) => type === entry.type && sites.includes(to.id));
  const match =
    others.find(({ address }) => address !== null && address === entry.address) ??
    others.find(({ title }) => title !== '' && sameWords(title, entry.title));
  return match ? { id: match.id, title: match.title, same: false } : null;
}

const sameWords = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Returns the other site's place with the same role, such as main dealership or service department. */
function samePlace(
  { id, type }: Pick<Entry, 'id' | 'type'>,
  { from, to, facts }: { from: CopySite; to: CopySite; facts: CopyFacts },
): Place | null {
  const placeOf = (other: string) => facts.places.find((place) => place.id === other);
  if (type === 'dealership') {
    const position = from.dealerships.indexOf(id);
    return placeOf(to.dealerships[position] ?? '') ?? null;
  }
  const original = placeOf(id);
  if (!original) return null;
  const candidates = to.locations
    .flatMap((other) => placeOf(other) ?? [])
    .filter(({ department, subtype }) => department === original.department && subtype === original.subtype);
  return candidates.find(({ primary }) => primary === original.primary) ?? candidates[0] ?? null;
}

const digits = (phone: string) => phone.replace(/\D/g, '');

export function placeOfPhone(phone: string, site: CopySite, facts: CopyFacts): Place | undefined {
  const own = [...site.locations, ...site.dealerships];
  return facts.places.find(
    ({ id, phones }) => own.includes(id) && phones.some((other) => digits(other) === digits(phone)),
  );
}

/** Returns the other site's place with the same role, or null. */
export function placeFor(
  place: Place,
  between: { from: CopySite; to: CopySite; facts: CopyFacts },
): Place | null {
  const type = between.from.locations.includes(place.id) ? 'location' : 'dealership';
  const own = type === 'location' ? between.to.locations : between.to.dealerships;
  return own.includes(place.id) ? place : samePlace({ id: place.id, type }, between);
}
