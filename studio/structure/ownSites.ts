import { type Grants, grantsSchema, isGranted } from '@forecourt/lib/operations/back-office/grants';
import { shopperRights } from '@forecourt/lib/operations/back-office/rights';
import { useEffect, useState } from 'react';
import { type SanityClient, useClient, useCurrentUser } from 'sanity';
import { API_VERSION } from '../document/site.ts';

const SITE_IDS = '*[_type == "site" && defined(slug.current)]._id';

/** The sites a user works for; null for users of all sites, or of none. */
export type OwnSites = ReadonlySet<string> | null;

/** Returns the sites whose pages a user may write, or else those whose shoppers they may see. */
export function sitesOfStaff(grants: Grants, siteIds: readonly string[], userId: string): OwnSites {
  const edited = siteIds.filter((id) =>
    isGranted(
      grants,
      'update',
      { _id: 'drafts.page', _type: 'page', site: { _type: 'reference', _ref: id } },
      userId,
    ),
  );
  const own = edited.length > 0 ? edited : siteIds.filter((id) => shopperRights(grants, id, userId).maySee);
  return own.length === 0 || own.length === siteIds.length ? null : new Set(own);
}

const answers = new Map<string, Promise<OwnSites>>();

/**
 * Returns the sites to show to a user, cached per session. Shows all sites on errors, as the content lake
 * enforces permissions.
 */
export function ownSites(client: SanityClient, userId: string): Promise<OwnSites> {
  const answer = answers.get(userId) ?? ask(client, userId).catch(() => null);
  answers.set(userId, answer);
  return answer;
}

async function ask(client: SanityClient, userId: string): Promise<OwnSites> {
  const { projectId, dataset } = client.config();
  const [acl, siteIds] = await Promise.all([
    client.request<unknown>({ url: `/projects/${projectId}/datasets/${dataset}/acl` }),
    client.withConfig({ perspective: 'published' }).fetch<string[]>(SITE_IDS, {}, { tag: 'own-sites' }),
  ]);
  return sitesOfStaff(grantsSchema.parse(acl), siteIds, userId);
}

/** Returns the sites to show to the signed-in user; undefined while loading. */
export function useOwnSites(): OwnSites | undefined {
  const client = useClient({ apiVersion: API_VERSION });
  const userId = useCurrentUser()?.id;
  const [own, setOwn] = useState<OwnSites>();
  useEffect(() => {
    let isStale = false;
    if (userId) void ownSites(client, userId).then((answer) => !isStale && setOwn(answer));
    return () => {
      isStale = true;
    };
  }, [client, userId]);
  return own;
}
