import { grantsSchema } from '@forecourt/lib/operations/back-office/grants';
import { shopperRights } from '@forecourt/lib/operations/back-office/rights';
import { useEffect, useState } from 'react';
import { type SanityClient, useClient, useCurrentUser } from 'sanity';
import { API_VERSION } from '../document/site.ts';

const SITE_IDS = '*[_type == "site" && defined(slug.current)]._id';

/**
 * Returns whether the user may see the shoppers of any site, by the same rule as the back office, which
 * enforces it. Undefined while loading; true on errors, so that the tool can show the error.
 */
export function useShopperRight(): boolean | undefined {
  const client = useClient({ apiVersion: API_VERSION });
  const userId = useCurrentUser()?.id;
  const [right, setRight] = useState<boolean>();

  useEffect(() => {
    let isStale = false;
    const settle = (answer: boolean) => !isStale && setRight(answer);
    if (userId) seesShoppers(client, userId).then(settle, () => settle(true));
    return () => {
      isStale = true;
    };
  }, [client, userId]);
  return right;
}

async function seesShoppers(client: SanityClient, userId: string): Promise<boolean> {
  const { projectId, dataset } = client.config();
  const [acl, siteIds] = await Promise.all([
    client.request<unknown>({ url: `/projects/${projectId}/datasets/${dataset}/acl` }),
    client.withConfig({ perspective: 'published' }).fetch<string[]>(SITE_IDS, {}, { tag: 'shopper-right' }),
  ]);
  const grants = grantsSchema.parse(acl);
  return siteIds.some((siteId) => shopperRights(grants, siteId, userId).maySee);
}
