import { useCallback, useEffect, useState } from 'react';
import { useClient, useCurrentUser } from 'sanity';
import { API_VERSION } from '../document/site.ts';
import { type OwnSites, useOwnSites } from '../structure/ownSites.ts';
import { type Entry, type Lists, listsOf } from './lists.ts';
import { HOME_QUERY, type HomeAnswer, type HomeSite } from './query.ts';
import { loadRecent } from './recent.ts';

const WATCHED = '*[!(_type in path("system.**")) && !(_type in path("sanity.**"))]';
/** Debounce, so that the lists update when the user stops typing. */
const PAUSE = 1500;

export interface HomeState {
  sites: HomeSite[];
  own: OwnSites;
  lists: Lists;
  /** The user's recent changes. Null if their role cannot read the history. */
  recent: Entry[] | null;
}

/** Loads the home page's content and reloads it when documents change. */
export function useHome() {
  const client = useClient({ apiVersion: API_VERSION });
  const userId = useCurrentUser()?.id;
  const own = useOwnSites();
  const [loadedHome, setLoadedHome] = useState<Omit<HomeState, 'own'> | null>(null);
  const [error, setError] = useState<string | null>(null);

  const load = useCallback(async () => {
    try {
      const answer = await client
        .withConfig({ perspective: 'raw' })
        .fetch<HomeAnswer>(HOME_QUERY, {}, { tag: 'home' });
      const lists = listsOf(answer, new Date());
      setLoadedHome((before) => ({ sites: answer.sites, lists, recent: before?.recent ?? [] }));
      setError(null);
      // Roles that cannot read the history have no recent work.
      const recent = userId ? await loadRecent(client, answer.recent, userId).catch(() => null) : null;
      setLoadedHome((before) => before && { ...before, recent });
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : String(reason));
    }
  }, [client, userId]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    void load();
    const subscription = client
      .listen(WATCHED, {}, { visibility: 'query', events: ['mutation'], includeResult: false, tag: 'home' })
      .subscribe({
        next: () => {
          clearTimeout(timer);
          timer = setTimeout(() => void load(), PAUSE);
        },
        error: () => undefined,
      });
    return () => {
      clearTimeout(timer);
      subscription.unsubscribe();
    };
  }, [client, load]);

  const home: HomeState | null = loadedHome && own !== undefined ? { ...loadedHome, own } : null;
  return { home, error, retry: load };
}
