import { useCallback, useMemo } from 'react';
import { useRouter, useRouterState } from 'sanity/router';
import { filterOf, type InboxFilter, paramsOf, type SearchParams } from './filter.ts';

/** The filter and the open thread, which are both in the address. */
export function useInboxAddress() {
  const { navigate } = useRouter();
  const params = useRouterState((state) => state._searchParams as SearchParams | undefined);
  const thread = useRouterState((state) => state.thread as string | undefined) ?? null;
  const address = JSON.stringify(params ?? []);
  const filter = useMemo(() => filterOf(JSON.parse(address) as SearchParams), [address]);

  const open = useCallback(
    (id: string | null) => navigate({ ...(id && { thread: id }), _searchParams: paramsOf(filter) }),
    [navigate, filter],
  );
  /** Changes the filter, and closes the thread if the view changes. */
  const choose = useCallback(
    (change: Partial<InboxFilter>) => {
      const stays = thread && !change.view;
      navigate(
        { ...(stays && { thread }), _searchParams: paramsOf({ ...filter, ...change }) },
        { replace: change.query !== undefined },
      );
    },
    [navigate, filter, thread],
  );
  return { filter, thread, open, choose };
}
