import { useCallback, useEffect, useMemo, useState } from 'react';
import { useClient } from 'sanity';
import { API_VERSION } from '../document/site.ts';
import { changeKey, type MatrixHistory, matrixHistory } from './history.ts';
import { type Change, readSites, transactionsOf, watchSites, writeChanges } from './lake.ts';
import type { SiteColumn } from './siteColumn.ts';
import { isFeature } from './values.ts';

const NO_HISTORY: MatrixHistory = new Map();

/**
 * Loads the sites with features, settings and history, and keeps them up to date. `apply` shows new values
 * optimistically and reverts them if the content lake rejects them. All changes of one call are one
 * transaction.
 */
export function useFeatureSites() {
  const base = useClient({ apiVersion: API_VERSION });
  const client = useMemo(() => base.withConfig({ perspective: 'published' }), [base]);
  const [sites, setSites] = useState<SiteColumn[] | null>(null);
  const [history, setHistory] = useState<MatrixHistory>(NO_HISTORY);
  const [error, setError] = useState<string | null>(null);
  /** Optimistic changes, keyed by site and row. */
  const [pending, setPending] = useState<ReadonlyMap<string, Change>>(new Map());

  const load = useCallback(async () => {
    try {
      const loadedSites = await readSites(client);
      setSites(loadedSites);
      setError(null);
      setHistory(matrixHistory(await transactionsOf(client, loadedSites), loadedSites));
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : String(reason));
    }
  }, [client]);

  useEffect(() => {
    void load();
    return watchSites(client, () => void load());
  }, [client, load]);

  const apply = useCallback(
    async (changes: readonly Change[]) => {
      const own = new Map(changes.map((change) => [changeKey(change.site.id, change.name), change] as const));
      setPending((before) => new Map([...before, ...own]));
      try {
        await writeChanges(client, changes);
        await load();
      } finally {
        setPending((before) => new Map([...before].filter(([key]) => !own.has(key))));
      }
    },
    [client, load],
  );

  const sitesShown = useMemo(
    () => sites?.map((site) => withPending(site, [...pending.values()])) ?? null,
    [sites, pending],
  );
  return { sites: sitesShown, history, error, apply, retry: load };
}

/** Returns a site with its optimistic changes applied. */
function withPending(site: SiteColumn, changes: readonly Change[]): SiteColumn {
  const own = changes.filter((change) => change.site.id === site.id);
  const [switches, settings] = [true, false].map((feature) =>
    Object.fromEntries(
      own.filter(({ name }) => isFeature(name) === feature).map(({ name, value }) => [name, value]),
    ),
  );
  return {
    ...site,
    stored: { ...site.stored, ...switches },
    settings: { ...site.settings, ...settings },
  };
}
