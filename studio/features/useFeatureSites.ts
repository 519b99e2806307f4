import { type FeatureName, featureDefinitions } from '@forecourt/lib/site/features';
import { siteFeaturesId } from '@forecourt/schemas/documents/siteFeatures';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type SanityClient, useClient } from 'sanity';
import { API_VERSION } from '../document/site.ts';
import { type HistoryTransaction, joined, type SwitchHistory, switchHistory } from './history.ts';
import type { SiteColumn } from './rows.ts';

const SITES = `*[_type == "site" && defined(slug.current)] | order(name asc) {
  "id": _id, "slug": slug.current, name, url, "accent": theme.accent,
  "settings": coalesce(settings, {}),
  "stored": coalesce(*[_type == "siteFeatures" && site._ref == ^._id][0], {})
}`;
const WATCHED = '*[_type in ["site", "siteFeatures"]]';
/** As far back as who changed what is looked for. */
const TRANSACTIONS = 300;
/** The ids stand in the address of a request. */
const IDS_AT_ONCE = 100;
const NO_HISTORY: SwitchHistory = { changes: new Map(), last: [] };

/** A switch to be set at a site; null takes what was stored away, so that the default holds. */
export interface SwitchChange {
  site: SiteColumn;
  name: FeatureName;
  on: boolean | null;
}

/** Changes that are on their way, keyed by site and feature. */
type Pending = ReadonlyMap<string, SwitchChange>;
const keyOf = (siteId: string, name: FeatureName) => `${siteId}/${name}`;

/** The documents of switches that sites lack, before their first change: the history tells of changes, not of births. */
async function createMissing(client: SanityClient, changes: readonly SwitchChange[]): Promise<void> {
  const sites = new Map(
    changes.filter(({ site }) => !site.stored._id).map(({ site }) => [site.id, site] as const),
  );
  if (sites.size === 0) return;
  const transaction = client.transaction();
  for (const { id, slug } of sites.values())
    transaction.createIfNotExists({
      _id: siteFeaturesId(slug),
      _type: 'siteFeatures',
      site: { _type: 'reference', _ref: id },
    });
  await transaction.commit({ tag: 'features-matrix', visibility: 'sync' });
}

/** The transactions that changed any of the documents, the latest first. */
async function transactionsOf(client: SanityClient, ids: readonly string[]): Promise<HistoryTransaction[]> {
  const chunks = Array.from({ length: Math.ceil(ids.length / IDS_AT_ONCE) }, (_, index) =>
    ids.slice(index * IDS_AT_ONCE, (index + 1) * IDS_AT_ONCE),
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
 * The sites with their switches and settings, live, and who last changed what; `apply` shows new positions at once
 * and takes them back if the content lake refuses them. All changes of one call are one
 * transaction.
 */
export function useFeatureSites() {
  const base = useClient({ apiVersion: API_VERSION });
  const client = useMemo(() => base.withConfig({ perspective: 'published' }), [base]);
  const [sites, setSites] = useState<SiteColumn[] | null>(null);
  const [history, setHistory] = useState<SwitchHistory>(NO_HISTORY);
  const [error, setError] = useState<string | null>(null);
  const [pending, setPending] = useState<Pending>(new Map());

  const load = useCallback(async () => {
    try {
      const loaded = await client.fetch<SiteColumn[]>(SITES, {}, { tag: 'features-matrix' });
      setSites(loaded);
      setError(null);
      const ids = loaded.flatMap(({ stored }) => (stored._id ? [stored._id] : []));
      setHistory(switchHistory(await transactionsOf(client, ids), loaded));
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : String(reason));
    }
  }, [client]);

  useEffect(() => {
    void load();
    const watch = client.listen(
      WATCHED,
      {},
      { visibility: 'query', events: ['welcome', 'mutation'], tag: 'features-matrix' },
    );
    const subscription = watch.subscribe({ next: () => void load(), error: () => undefined });
    return () => subscription.unsubscribe();
  }, [client, load]);

  const apply = useCallback(
    async (changes: readonly SwitchChange[]) => {
      const keys = changes.map(({ site, name }) => keyOf(site.id, name));
      setPending(
        (before) => new Map([...before, ...changes.map((change, at) => [keys[at] ?? '', change] as const)]),
      );
      try {
        await createMissing(client, changes);
        const transaction = client.transaction();
        for (const { site, name, on } of changes)
          transaction.patch(
            siteFeaturesId(site.slug),
            on === null ? { unset: [name] } : { set: { [name]: on } },
          );
        await transaction.commit({ tag: 'features-matrix', visibility: 'sync' });
        await load();
      } finally {
        setPending((before) => new Map([...before].filter(([key]) => !keys.includes(key))));
      }
    },
    [client, load],
  );

  const sitesShown = useMemo(
    () =>
      sites?.map((site) => {
        const own = [...pending.values()].filter((change) => change.site.id === site.id);
        const overlay = own.map(({ name, on }) => [name, on ?? featureDefinitions[name].fallback]);
        return { ...site, stored: { ...site.stored, ...Object.fromEntries(overlay) } };
      }) ?? null,
    [sites, pending],
  );
  return { sites: sitesShown, history, error, apply, retry: load };
}
