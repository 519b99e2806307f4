import { z } from 'zod';
import { vendorFetch } from '../../platform/network/vendor-fetch.server.ts';
import { parseSettings } from '../../sites/settings.ts';
import { type Grants, grantsSchema } from './grants.ts';
import { mayCreateSites, mayManageFeeds, shopperRights } from './rights.ts';

/** The Sanity project whose users are the staff. */
export interface StudioProject {
  projectId: string;
  dataset: string;
  /** Origin of the content lake; defaults to Sanity's. */
  host?: string;
}

export interface StaffSite {
  slug: string;
  name: string;
  /** Without a trailing slash. */
  url: string;
  timeZone: string;
  /** False if they may only see reservations and leads. */
  mayAct: boolean;
}

export interface Staff {
  id: string;
  /** Their Sanity account id, the same in all projects, which the Access API uses. */
  account: string;
  name: string;
  sites: StaffSite[];
  mayManageFeeds: boolean;
  mayCreateSites: boolean;
  grants: Grants;
}

export type Identified =
  | { outcome: 'staff'; staff: Staff }
  /** Sanity rejects the token: signed out, or never signed in. */
  | { outcome: 'signed_out' }
  /** Not a member of this project, or without access to any site's shoppers. */
  | { outcome: 'no_rights' }
  /** Sanity did not respond. */
  | { outcome: 'unavailable' };

const API_VERSION = 'v2025-02-19';
const TIMEOUT_MS = 5_000;
/** Sanity's provider name for API tokens. */
const ROBOT = 'sanity-token';
/** Maximum length of a studio token. */
const MAX_TOKEN = 1_000;
const SITES = '*[_type == "site" && defined(slug.current)] | order(name asc)';

const userSchema = z.object({
  id: z.string().min(1),
  sanityUserId: z.string().min(1).nullish(),
  name: z.string().nullish(),
  provider: z.string().nullish(),
  roles: z.array(z.object({ name: z.string() })).default([]),
});
const siteSchema = z.object({
  _id: z.string().min(1),
  slug: z.object({ current: z.string().min(1) }),
  name: z.string().catch(''),
  url: z.string().catch(''),
  settings: z.record(z.string(), z.unknown()).nullish().catch(null),
});

/**
 * Identifies the user behind a studio token by querying Sanity with that token: their identity, the grants of
 * their roles and the sites they can read. Content grants don't cover shoppers, whose rights are separate
 * (`rights.ts`). Nothing is cached, so that removing a role takes effect at once. API tokens are refused.
 * @param options.aboutShoppers false for calls that don't concern shoppers: every member of the project is
 * then accepted
 */
export async function identifyStaff(
  project: StudioProject,
  token: string,
  { aboutShoppers = true }: { aboutShoppers?: boolean } = {},
): Promise<Identified> {
  if (!token || token.length > MAX_TOKEN || !/^[\x21-\x7e]+$/.test(token)) return { outcome: 'signed_out' };
  const { projectId, dataset } = project;
  try {
    const [user, acl, sites] = await Promise.all([
      requestSanity(project, token, '/users/me'),
      requestSanity(project, token, `/projects/${projectId}/datasets/${dataset}/acl`),
      requestSanity(project, token, `/data/query/${dataset}?query=${encodeURIComponent(SITES)}`),
    ]);
    if (user.status === 401) return { outcome: 'signed_out' };
    if ([user, acl, sites].some(({ status }) => status === 403)) return { outcome: 'no_rights' };
    const person = userSchema.safeParse(user.body);
    if (!person.success) return { outcome: user.status === 200 ? 'signed_out' : 'unavailable' };
    const grants = grantsSchema.safeParse(acl.body);
    const answer = z.object({ result: z.array(z.unknown()) }).safeParse(sites.body);
    if (!grants.success || !answer.success) return { outcome: 'unavailable' };

    const { id, sanityUserId, name, provider, roles } = person.data;
    // Anyone can read the sites of a public dataset, so a role in the project is also required.
    if (roles.length === 0 || provider === ROBOT) return { outcome: 'no_rights' };
    const visibleSites = answer.data.result.flatMap((raw) => {
      const site = siteSchema.safeParse(raw);
      if (!site.success) return [];
      const { maySee, mayAct } = shopperRights(grants.data, site.data._id, id);
      return maySee ? [staffSite(site.data, mayAct)] : [];
    });
    if (aboutShoppers && visibleSites.length === 0) return { outcome: 'no_rights' };
    return {
      outcome: 'staff',
      staff: {
        id,
        account: sanityUserId ?? id,
        name: name || id,
        sites: visibleSites,
        mayManageFeeds: mayManageFeeds(grants.data, id),
        mayCreateSites: mayCreateSites(grants.data, id),
        grants: grants.data,
      },
    };
  } catch {
    return { outcome: 'unavailable' };
  }
}

const staffSite = (site: z.output<typeof siteSchema>, mayAct: boolean): StaffSite => ({
  slug: site.slug.current,
  name: site.name || site.slug.current,
  url: site.url.replace(/\/$/, ''),
  timeZone: parseSettings(site.settings).settings.timeZone,
  mayAct,
});

/** Requests a path of Sanity's API, such as `/users/me`; throws without JSON in time. */
export async function requestSanity(
  { projectId, host }: StudioProject,
  token: string,
  path: string,
): Promise<{ status: number; body: unknown }> {
  const base = host ?? `https://${projectId}.api.sanity.io`;
  const response = await vendorFetch('sanity')(`${base}/${API_VERSION}${path}`, {
    headers: { authorization: `Bearer ${token}` },
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return { status: response.status, body: await response.json() };
}
