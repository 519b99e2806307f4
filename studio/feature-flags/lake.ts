import { siteFeaturesId } from '@forecourt/schemas/documents/siteFeatures';
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
/** As far back as who changed what is looked for. */
const TRANSACTIONS = 300;
/** The ids stand in the address of a request. */
const IDS_AT_ONCE = 100;

/** What a row is to be at a site; null takes what was stored away, so that the default holds. */
export interface Change {
  site: SiteColumn;
  name: RowName;
  value: unknown;
}

/** The published sites with what is stored of their switches and settings. */
export const readSites = (client: SanityClient) => client.fetch<SiteColumn[]>(SITES, {}, { tag: TAG });

/** Calls when a site or its switches changed, and once at the start of each connection. */
export function watchSites(client: SanityClient, onChange: () => void): () => void {
  const events = client.listen(
    '*[_type in ["site", "siteFeatures"]]',
    {},
    { visibility: 'query', events: ['welcome', 'mutation'], tag: TAG },
  );
  const subscription = events.subscribe({ next: onChange, error: () => undefined });
  return () => subscription.unsubscribe();
}

/** The transactions that changed any of these sites or of their switches, the latest first. */
export async function transactionsOf(
  client: SanityClient,
  sites: readonly SiteColumn[],
): Promise<HistoryTransaction[]> {
  // Apart from each other: a site that is edited all day would else push its switches out of sight.
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

/** The documents of switches that sites lack, before their first change: the history tells of changes, not of births. */
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

/** Those of these sites that somebody is editing: their drafts would else bring the old setting back when published. */
async function draftsOf(client: SanityClient, changes: readonly Change[]): Promise<Set<string>> {
  const ids = changes.filter(({ name }) => !isFeature(name)).map(({ site }) => `drafts.${site.id}`);
  if (ids.length === 0) return new Set();
  const existing = await client
    .withConfig({ perspective: 'raw' })
    .fetch<string[]>('*[_id in $ids]._id', { ids }, { tag: TAG });
  return new Set(existing);
}

/**
 * Writes changes to the content lake, all in one transaction.
 * @throws ClientError when the lake refuses them: only administrators may write sites and their switches
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
