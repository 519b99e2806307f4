import { type Grants, grantsSchema, isGranted } from '@forecourt/lib/operations/back-office/grants';
import { shopperRights } from '@forecourt/lib/operations/back-office/rights';
import { useEffect, useState } from 'react';
import { type SanityClient, useClient, useCurrentUser } from 'sanity';
import { API_VERSION } from '../document/site.ts';

const SITE_IDS = '*[_type == "site" && defined(slug.current)]._id';

/** The sites somebody works for, where these are not all of them; null for whoever works for all sites, or none. */
export type OwnSites = ReadonlySet<string> | null;

/**
 * Which of the sites somebody works for: those whose pages they may write, or, for somebody who writes none, those whose
 * shoppers they see.
 */
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
 * The sites that the studio shows to somebody. Asked once per person and visit; while it cannot be found out, all
 * show: the content lake has the last word on what may be written.
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

/** The sites that the studio shows to whoever is signed in; undefined until that is known. */
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
