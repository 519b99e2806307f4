import { siteFeaturesId } from '@forecourt/lib/sites/features';
import type { SanityClient } from 'sanity';
import { type HistoryTransaction, joined } from './history.ts';
import type { SiteColumn } from './siteColumn.ts';
import { isFeature, type RowName } from './values.ts';

const SITES = `*[_type == "site" && defined(slug.current)] | order(name asc) {
  "id": _id, "slug": slug.current, name, url, "accent": theme.accent,
  "settings": coalesce(settings, {}), "document": @,
  "stored": coalesce(*[_type == "siteFeatures" && site._ref == ^._id][0], {})
}`;
const TAG = 'features-matrix';
/** Maximum number of transactions loaded. */
const TRANSACTIONS = 300;
/** The ids are part of the URL. */
const IDS_AT_ONCE = 100;

/** A new value of a row at a site. Null removes the stored value, so that the default applies. */
export interface Change {
  site: SiteColumn;
  name: RowName;
  value: unknown;
}

/** Loads the published sites with their features and settings. */
export const readSites = (client: SanityClient) => client.fetch<SiteColumn[]>(SITES, {}, { tag: TAG });

/** Calls `onChange` when a site or its features change, and once per connection. */
export function watchSites(client: SanityClient, onChange: () => void): () => void {
  const events = client.listen(
    '*[_type in ["site", "siteFeatures"]]',
    {},
    { visibility: 'query', events: ['welcome', 'mutation'], tag: TAG },
  );
  const subscription = events.subscribe({ next: onChange, error: () => undefined });
  return () => subscription.unsubscribe();
}

/** Loads the transactions that changed these sites or their features, latest first. */
export async function transactionsOf(
  client: SanityClient,
  sites: readonly SiteColumn[],
): Promise<HistoryTransaction[]> {
  // Loaded separately, so that frequent edits of a site do not push its features' transactions out of the
  // limit.
  const chunks = [
    sites.flatMap(({ stored }) => (stored._id ? [stored._id] : [])),
    sites.map(({ id }) => id),
  ].flatMap((ids) =>
    Array.from({ length: Math.ceil(ids.length / IDS_AT_ONCE) }, (_, index) =>
      ids.slice(index * IDS_AT_ONCE, (index + 1) * IDS_AT_ONCE),
    ),
  );
  const answers = await Promise.all(
    chunks.map((chunk) =>
      client.request<string>({
        url: `/data/history/${client.config().dataset}/transactions/${chunk.join(',')}`,
        query: {
          effectFormat: 'mendoza',
          excludeContent: 'true',
          reverse: 'true',
          limit: String(TRANSACTIONS),
        },
      }),
    ),
  );
  return joined(
    answers
      .flatMap((lines) => lines.split('\n'))
      .filter(Boolean)
      .map((line) => JSON.parse(line) as HistoryTransaction),
  );
}

/**
 * Creates missing feature documents before their first change, as the history records changes but not
 * creation.
 */
async function createMissing(client: SanityClient, changes: readonly Change[]): Promise<void> {
  const sites = new Map(
    changes
      .filter(({ site, name }) => isFeature(name) && !site.stored._id)
      .map(({ site }) => [site.id, site] as const),
  );
  if (sites.size === 0) return;
  const transaction = client.transaction();
  for (const { id, slug } of sites.values())
    transaction.createIfNotExists({
      _id: siteFeaturesId(slug),
      _type: 'siteFeatures',
      site: { _type: 'reference', _ref: id },
    });
  await transaction.commit({ tag: TAG, visibility: 'sync' });
}

/**
 * Returns the sites that have a draft. The draft must be patched too, or publishing it would restore the old
 * setting.
 */
async function draftsOf(client: SanityClient, changes: readonly Change[]): Promise<Set<string>> {
  const ids = changes.filter(({ name }) => !isFeature(name)).map(({ site }) => `drafts.${site.id}`);
  if (ids.length === 0) return new Set();
  const existing = await client
    .withConfig({ perspective: 'raw' })
    .fetch<string[]>('*[_id in $ids]._id', { ids }, { tag: TAG });
  return new Set(existing);
}

/**
 * Writes changes to the content lake in one transaction.
 * @throws ClientError if the lake rejects them, as only administrators may write sites and features
 */
export async function writeChanges(client: SanityClient, changes: readonly Change[]): Promise<void> {
  await createMissing(client, changes);
  const drafts = await draftsOf(client, changes);
  const transaction = client.transaction();
  for (const { site, name, value } of changes) {
    const path = isFeature(name) ? name : `settings.${name}`;
    const patch = value === null ? { unset: [path] } : { set: { [path]: value } };
    if (isFeature(name)) {
      transaction.patch(siteFeaturesId(site.slug), patch);
      continue;
    }
    for (const id of [site.id, `drafts.${site.id}`])
      if (id === site.id || drafts.has(id))
        transaction.patch(id, { setIfMissing: { settings: { _type: 'siteSettings' } } }).patch(id, patch);
  }
  await transaction.commit({ tag: TAG, visibility: 'sync' });
}
