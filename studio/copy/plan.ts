import type { SanityDocument } from 'sanity';
import type { CopyFacts, CopySite } from './copyFacts.ts';
import { type Counterpart, counterpartOf } from './counterpart.ts';
import { type Between, type Change, resolveFor } from './resolve.ts';

/** Types that can be copied to other sites, with the title field of each. */
export const COPIED_TYPES: Record<string, string> = {
  page: 'title',
  offer: 'name',
  slide: 'name',
  popup: 'title',
  announcement: 'text',
  promoCard: 'title',
  navigation: 'title',
  blogPost: 'heading',
};
/** Types that can be copied together with a page that shows them. */
const ALONG = new Set(['slide', 'offer', 'promoCard']);

export interface Copy {
  id: string;
  type: string;
  title: string;
  address: string | null;
  draft: Record<string, unknown> & { _id: string; _type: string };
  changes: Change[];
  /** How often its text mentions the original site. */
  mentions: number;
}

export interface CopyRequest {
  facts: CopyFacts;
  from: CopySite;
  to: CopySite;
  /** True to copy slides, offers and promo cards that the other site lacks. */
  along: boolean;
  newId: () => string;
}

/**
 * Plans the copies of a document for a site, the document itself first. No copy refers to another site's
 * documents.
 */
export function planCopy(original: SanityDocument, wish: CopyRequest): Copy[] {
  const copies = new Map<string, Copy>();
  copyInto(copies, original, wish);
  return [...copies.values()];
}

/** Returns blocks of a page as they will be on another site, with the documents copied for them. */
export function planBlocks<Block extends object>(
  blocks: readonly Block[],
  wish: CopyRequest,
): { blocks: Block[]; changes: Change[]; copies: Copy[] } {
  const copies = new Map<string, Copy>();
  const { value, changes } = resolveFor({ blocks: [...blocks] }, betweenOf(copies, wish));
  return { blocks: value.blocks, changes, copies: [...copies.values()] };
}

function betweenOf(copies: Map<string, Copy>, wish: CopyRequest): Between {
  const { facts, from, to, along } = wish;
  const titleOf = (id: string) =>
    facts.entries.find((entry) => entry.id === id)?.title ??
    facts.places.find((place) => place.id === id)?.name ??
    id;
  const standIn = (id: string): (Counterpart & { reference?: object }) | null => {
    const entry = facts.entries.find((other) => other.id === id);
    if (!entry) return null; // deleted, or of an unknown type
    const counterpart = counterpartOf(entry, { from, to, facts });
    if (counterpart || !along || !ALONG.has(entry.type)) return counterpart;
    const document = facts.documents.find(({ _id }) => _id === id);
    if (!document) return null;
    const copy = copies.get(id) ?? copyInto(copies, document, wish);
    // References to drafts must be weak until they are published.
    const reference = { _weak: true, _strengthenOnPublish: { type: entry.type } };
    return { id: copy.id, title: `${copy.title} (copied too)`, same: false, reference };
  };
  return { from, to, facts, standIn, titleOf };
}

function copyInto(copies: Map<string, Copy>, original: SanityDocument, wish: CopyRequest): Copy {
  const { facts, from, to, newId } = wish;
  const { _id, _type, _rev, _createdAt, _updatedAt, _system, site, sites, excludedSites, ...content } =
    original;
  const copy: Copy = {
    id: newId(),
    type: _type,
    title: '',
    address: null,
    draft: { _id: '', _type },
    changes: [],
    mentions: 0,
  };
  copies.set(_id, copy); // added before its references are resolved, so that circular references end
  const { value, changes } = resolveFor(content, betweenOf(copies, wish));
  const reference = { _type: 'reference', _ref: to.id };
  const owner = _type === 'offer' ? { sites: [{ ...reference, _key: to.id }] } : { site: reference };
  const draft = { ...value, ...owner, _id: `drafts.${copy.id}`, _type } as Copy['draft'];
  const titleField = COPIED_TYPES[_type] ?? 'title';
  const title = String(draft[titleField] ?? '');
  // Marks a duplicate on the same site, so that lists show different titles.
  copy.title = from.id === to.id && title ? `${title} (copy)` : title;
  if (title) draft[titleField] = copy.title;
  copy.address = withFreeAddress(draft, facts, to, changes);
  copy.mentions = countMentions(draft, from, to);
  return Object.assign(copy, { draft, changes });
}

/** Keeps the address of the original if it is free on the site. */
function withFreeAddress(
  draft: Copy['draft'],
  facts: CopyFacts,
  to: CopySite,
  changes: Change[],
): string | null {
  const field = draft._type === 'page' ? 'path' : 'slug';
  const wish = (draft[field] as { current?: string } | undefined)?.current;
  if (!wish) return null;
  const takenAddresses = facts.entries
    .filter(({ type, sites }) => type === draft._type && sites.includes(to.id))
    .flatMap(({ address }) => address ?? []);
  const address = freeAddress(wish, new Set(takenAddresses), field === 'slug' ? 63 : 200);
  if (address !== wish)
    changes.push({ kind: 'changed', words: `The address ${wish} is taken, so it becomes ${address}.` });
  draft[field] = { _type: 'slug', current: address };
  return address;
}

function countMentions(draft: object, from: CopySite, to: CopySite): number {
  if (from.id === to.id || !from.name) return 0;
  return JSON.stringify(draft).split(from.name).length - 1;
}

/**
 * Returns the wanted address if it is free, or else the address with the first free number appended.
 * @param most maximum length of an address
 */
export function freeAddress(wish: string, takenAddresses: ReadonlySet<string>, most = 200): string {
  if (!takenAddresses.has(wish)) return wish;
  const stem = wish === '/' ? '/home' : wish;
  for (let number = 2; ; number++) {
    const address = `${stem.slice(0, most - `-${number}`.length)}-${number}`;
    if (!takenAddresses.has(address)) return address;
  }
}
