import { useState } from 'react';
import { useRouter, useRouterState } from 'sanity/router';
import { paramsOf, type Sought, soughtOf } from './sought.ts';

/** What somebody looks for, kept in the address: a reload keeps it, a colleague can be sent it. */
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
