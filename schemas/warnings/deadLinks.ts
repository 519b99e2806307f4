import { publishedIdOf } from '@forecourt/lib/sites/content-lake/document-id';
import type { ValidationContext } from 'sanity';
import { SITE_ADDRESSES, type SiteAddresses, standsAt } from './addresses.ts';
import { releaseOf } from './release.ts';

const API_VERSION = '2025-02-19';
/** The form checks every link of a page with each keystroke: they share one question. */
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

/** The sites whose visitors see a document's links. */
function sitesOf(document: ValidationContext['document']): string[] {
  if (document?._type === 'site') return [publishedIdOf(document._id)];
  const { site, sites } = (document ?? {}) as { site?: { _ref?: string }; sites?: { _ref?: string }[] };
  return [site?._ref, ...(sites ?? []).map(({ _ref }) => _ref)].filter((id) => id !== undefined);
}

/**
 * Whether a path leads to something on every site that shows the document; it warns, since what it leads to may be
 * published later.
 * @param options.mayLeadOn whether a redirect will do
 */
export async function checkPathLeadsSomewhere(
  path: string | undefined,
  context: Pick<ValidationContext, 'document' | 'getClient'>,
  { mayLeadOn = false } = {},
): Promise<string | true> {
  if (!path?.startsWith('/')) return true;
  for (const site of sitesOf(context.document)) {
    const addresses = await addressesOf(site, context);
    const target = standsAt(path, addresses);
    if (target === null)
      return `Nothing stands at '${path.split(/[?#]/)[0]}' on this site: whoever clicks finds no page.`;
    if (target === 'redirect' && !mayLeadOn)
      return `'${path.split(/[?#]/)[0]}' only leads on to another address. Link straight to where it leads.`;
  }
  return true;
}
