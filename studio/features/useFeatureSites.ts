import type { FeatureName } from '@forecourt/lib/site/features';
import { siteFeaturesId } from '@forecourt/schemas/documents/siteFeatures';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useClient } from 'sanity';
import { API_VERSION } from '../document/site.ts';
import type { SiteColumn } from './rows.ts';

const SITES = `*[_type == "site" && defined(slug.current)] | order(name asc) {
  "id": _id, "slug": slug.current, name, "accent": theme.accent,
  "stored": coalesce(*[_type == "siteFeatures" && site._ref == ^._id][0], {})
}`;
const WATCHED = '*[_type in ["site", "siteFeatures"]]';
/** A change that is on its way, keyed by site and feature. */
type Pending = ReadonlyMap<string, boolean>;
const keyOf = (siteId: string, name: FeatureName) => `${siteId}/${name}`;

function without(pending: Pending, key: string): Pending {
  const next = new Map(pending);
  next.delete(key);
  return next;
}

/**
 * The sites with their switches, live; `set` shows the new position at once and takes it back if the
 * content lake refuses it.
 */
export function useFeatureSites() {
  const base = useClient({ apiVersion: API_VERSION });
  const client = useMemo(() => base.withConfig({ perspective: 'published' }), [base]);
  const [sites, setSites] = useState<SiteColumn[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [pending, setPending] = useState<Pending>(new Map());

  const load = useCallback(async () => {
    try {
      setSites(await client.fetch<SiteColumn[]>(SITES, {}, { tag: 'features-matrix' }));
      setError(null);
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

  const setFeature = useCallback(
    async (site: SiteColumn, name: FeatureName, on: boolean) => {
      const key = keyOf(site.id, name);
      const id = siteFeaturesId(site.slug);
      setPending((before) => new Map(before).set(key, on));
      try {
        await client
          .transaction()
          .createIfNotExists({ _id: id, _type: 'siteFeatures', site: { _type: 'reference', _ref: site.id } })
          .patch(id, { set: { [name]: on } })
          .commit({ tag: 'features-matrix', visibility: 'sync' });
        await load();
      } finally {
        setPending((before) => (before.get(key) === on ? without(before, key) : before));
      }
    },
    [client, load],
  );

  const sitesShown = useMemo(
    () =>
      sites?.map((site) => {
        const changes = [...pending].filter(([key]) => key.startsWith(`${site.id}/`));
        const overlay = Object.fromEntries(changes.map(([key, on]) => [key.slice(site.id.length + 1), on]));
        return { ...site, stored: { ...site.stored, ...overlay } };
      }) ?? null,
    [sites, pending],
  );
  return { sites: sitesShown, error, set: setFeature, retry: load };
}
