import { useState } from 'react';
import { useRouter, useRouterState } from 'sanity/router';
import { paramsOf, type Sought, soughtOf } from './sought.ts';

/** The search, stored in the URL so that it can be reloaded and shared. */
export function useSought(): [Sought, (sought: Sought) => void] {
  const router = useRouter();
  const params = useRouterState((state) => state._searchParams as [string, string][] | undefined);
  const [sought, setSought] = useState(() => soughtOf(params ?? []));
  const change = (next: Sought) => {
    setSought(next);
    router.navigate({ _searchParams: paramsOf(next) }, { replace: true });
  };
  return [sought, change];
}
