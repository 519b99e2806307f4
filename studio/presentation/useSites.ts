import { useEffect, useState } from 'react';
import { useClient } from 'sanity';
import { API_VERSION } from '../document/site.ts';
import { type PreviewSite, sitesOf } from './sites.ts';

/** Returns the sites that the user can preview; null while they load. */
export function useSites(): readonly PreviewSite[] | null {
  const client = useClient({ apiVersion: API_VERSION });
  const [sites, setSites] = useState<PreviewSite[] | null>(null);
  useEffect(() => {
    let isStale = false;
    sitesOf(client).then(
      (all) => !isStale && setSites(all),
      () => !isStale && setSites([]),
    );
    return () => {
      isStale = true;
    };
  }, [client]);
  return sites;
}
