import { IS_ENGLISH } from '@forecourt/lib/sites/translations';
import type { SanityClient, SanityDocument } from 'sanity';
import { referencesIn } from './references.ts';

/** A site with its places in their configured order. */
export interface CopySite {
  id: string;
  name: string;
  dealerships: readonly string[];
  locations: readonly string[];
}

export interface Place {
  id: string;
  name: string;
  /** Department of a location, such as `sales`. Null for dealerships and other locations. */
  department: string | null;
  subtype: string | null;
  primary: boolean;
  phones: readonly string[];
}

/** A document that can be referred to. */
export interface Entry {
  id: string;
  type: string;
  title: string;
  /** Path within its site, or slug. */
  address: string | null;
  /** The sites it belongs to. Empty for documents that sites share. */
  sites: readonly string[];
}

/** The data that decides what a copy refers to. */
export interface CopyFacts {
  sites: readonly CopySite[];
  places: readonly Place[];
  entries: readonly Entry[];
  /** The referenced documents in full, as they may be copied too. */
  documents: readonly SanityDocument[];
}

/** Document types that belong to a site and that its other documents refer to. */
const OWN = ['page', 'slide', 'offer', 'promoCard', 'popup', 'person', 'review', 'blogPost', 'navigation'];
const ENTRY = `{
  "id": _id, "type": _type, "title": coalesce(title, name, heading, text, customer_name, ""),
  "address": coalesce(path.current, slug.current),
  "sites": array::compact([site._ref, ...coalesce(sites[]._ref, [])])
}`;

/** Every site that has a name, with its places. */
export const COPY_SITES = `*[_type == "site" && defined(name)] | order(lower(name) asc){
  "id": _id, name,
  "dealerships": coalesce(dealerships[]._ref, []), "locations": coalesce(locations[]._ref, [])
}`;

const COPY_FACTS = `{
  "sites": ${COPY_SITES},
  "places": *[_type in ["location", "dealership"]]{
    "id": _id, "name": coalesce(name, ""),
    "department": select(_type == "location" => location_type), "subtype": location_subtype,
    "primary": coalesce(primary, false),
    "phones": array::compact([
      contact_detail.phone, contact_detail.landline_phone, phones.sales, phones.service, phones.parts
    ])
  },
  "entries": *[_id in $references || (_type in $own && ${IS_ENGLISH} && (site._ref in $sites || count(sites[_ref in $sites]) > 0))]${ENTRY}
}`;

/**
 * Maximum depth of references that are followed. Slides refer to pages and offers to models, which refer to
 * little else.
 */
const ROUNDS = 3;

/**
 * Loads the data that decides what copies refer to. Drafts take precedence over published documents.
 * @param sites ids of the source and target sites
 */
export async function readCopyFacts(
  base: SanityClient,
  originals: readonly object[],
  sites: readonly string[],
): Promise<CopyFacts> {
  const client = base.withConfig({ perspective: 'drafts' });
  const documents = new Map<string, SanityDocument>();
  let unread = originals.flatMap(referencesIn);
  for (let round = 0; round < ROUNDS && unread.length > 0; round++) {
    const answers = await client.fetch<SanityDocument[]>(
      '*[_id in $ids && !(_type in path("sanity.**"))]',
      { ids: [...new Set(unread)] },
      { tag: 'copy.documents' },
    );
    for (const document of answers) documents.set(document._id, document);
    unread = answers.flatMap(referencesIn).filter((id) => !documents.has(id));
  }
  const references = [...documents.keys()];
  const facts = await client.fetch<Omit<CopyFacts, 'documents'>>(
    COPY_FACTS,
    { references, sites, own: OWN },
    { tag: 'copy.facts' },
  );
  return { ...facts, documents: [...documents.values()] };
}
