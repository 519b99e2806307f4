import { publishedIdOf } from '@forecourt/lib/sites/content-lake/document-id';
import type { ValidationContext } from 'sanity';
import { SITE_ADDRESSES, type SiteAddresses, targetKind } from './addresses.ts';
import { releaseOf } from './release.ts';

const API_VERSION = '2025-02-19';
/** Cached briefly, as the form validates all links on each keystroke. */
const SHARED_MS = 3_000;
const sharedAnswers = new WeakMap<object, Map<string, { at: number; answer: Promise<SiteAddresses> }>>();

function addressesOf(
  site: string,
  { getClient, document }: Pick<ValidationContext, 'getClient' | 'document'>,
): Promise<SiteAddresses> {
  const release = releaseOf(document);
  const key = `${release ?? ''}/${site}`;
  const client = getClient({ apiVersion: API_VERSION });
  const bySite =
    sharedAnswers.get(getClient) ?? new Map<string, { at: number; answer: Promise<SiteAddresses> }>();
  sharedAnswers.set(getClient, bySite);
  const last = bySite.get(key);
  if (last && Date.now() - last.at < SHARED_MS) return last.answer;
  const answer = client
    .withConfig({ perspective: release ? [release] : 'published' })
    .fetch<SiteAddresses>(SITE_ADDRESSES, { site }, { tag: 'validation.links' });
  answer.catch(() => bySite.delete(key));
  bySite.set(key, { at: Date.now(), answer });
  return answer;
}

function sitesOf(document: ValidationContext['document']): string[] {
  if (document?._type === 'site') return [publishedIdOf(document._id)];
  const { site, sites } = (document ?? {}) as { site?: { _ref?: string }; sites?: { _ref?: string }[] };
  return [site?._ref, ...(sites ?? []).map(({ _ref }) => _ref)].filter((id) => id !== undefined);
}

/**
 * Warns about a path that is broken on a site that shows the document. It does not block publishing, as the
 * target may be published later.
 * @param options.mayLeadOn whether a redirect is allowed
 */
export async function checkPathLeadsSomewhere(
  path: string | undefined,
  context: Pick<ValidationContext, 'document' | 'getClient'>,
  { mayLeadOn = false } = {},
): Promise<string | true> {
  if (!path?.startsWith('/')) return true;
  for (const site of sitesOf(context.document)) {
    const addresses = await addressesOf(site, context);
    const target = targetKind(path, addresses);
    if (target === null)
      return `There is no page at '${path.split(/[?#]/)[0]}' on this site. Visitors who follow this link get an error.`;
    if (target === 'redirect' && !mayLeadOn)
      return `'${path.split(/[?#]/)[0]}' redirects to another address. Link to that address instead.`;
  }
  return true;
}
