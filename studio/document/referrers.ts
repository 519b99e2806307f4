import type { SanityClient, SanityDocument } from 'sanity';
import { publishedId } from './site.ts';

/** A document that would be left pointing at nothing. */
export interface Referrer {
  /** The id it has when it is published. */
  id: string;
  type: string;
  title: string;
}

/** As many as a person can look through. */
const MOST = 50;
const REFERRING = `*[references($id) && !(_id in [$id, "drafts." + $id]) && !sanity::versionOf($id)] | order(_id)[0...${MOST}]`;

/** Whether a value holds a reference to a document that forbids its deletion: weak ones do not. */
function refersTo(value: unknown, id: string): boolean {
  if (Array.isArray(value)) return value.some((item) => refersTo(item, id));
  if (!value || typeof value !== 'object') return false;
  const { _ref, _weak } = value as { _ref?: unknown; _weak?: unknown };
  return (_ref === id && _weak !== true) || Object.values(value).some((part) => refersTo(part, id));
}

/** Each document once, whether it refers by its draft, as published or by both. */
export function referrersIn(documents: readonly SanityDocument[], id: string): Referrer[] {
  const referrers = new Map<string, Referrer>();
  for (const document of documents) {
    if (!refersTo(document, id)) continue;
    const { _id, _type } = document;
    const title = [document.title, document.name].find((text) => typeof text === 'string');
    const own = publishedId(_id);
    referrers.set(own, { id: own, type: _type, title: title ?? 'Without a name' });
  }
  return [...referrers.values()];
}

/** The documents because of which the content lake would refuse to delete or unpublish one. */
export async function findReferrers(client: SanityClient, id: string): Promise<Referrer[]> {
  const documents = await client
    .withConfig({ perspective: 'raw' })
    .fetch<SanityDocument[]>(REFERRING, { id }, { tag: 'delete.referrers' });
  return referrersIn(documents, id);
}
