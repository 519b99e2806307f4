import { hostList } from '@forecourt/lib/platform/network/host-list';
import { publishedIdOf } from '@forecourt/lib/sites/content-lake/document-id';
import { hostConflicts } from '@forecourt/lib/sites/hosts';
import type { ValidationContext } from 'sanity';

const API_VERSION = '2025-02-19';
const OTHERS = `*[_type == "site" && defined(slug.current) && _id != $id
  && !(_id in path("drafts.**")) && !(_id in path("versions.**"))] | order(slug.current asc) {
  "slug": slug.current, "hosts": coalesce(hosts, [])
}`;

interface Site {
  slug: string;
  hosts: string[];
}

/**
 * Suffixes under which the storefront shows a site by its slug. Must match the storefront's configuration.
 */
const suffixes = () => hostList(process.env.SANITY_STUDIO_SITE_HOST_SUFFIXES ?? '');

async function conflictOf(
  { document, getClient }: Pick<ValidationContext, 'document' | 'getClient'>,
  site: Site,
): Promise<string | null> {
  if (!document) return null;
  const others = await getClient({ apiVersion: API_VERSION })
    .withConfig({ perspective: 'raw' })
    .fetch<Site[]>(OTHERS, { id: publishedIdOf(document._id) }, { tag: 'validation.hosts' });
  const [conflict] = hostConflicts(others, suffixes(), site);
  return conflict ? `'${conflict.host}' is already used by the site '${conflict.site}'.` : null;
}

/** Returns a message if one of a site's hosts is used by another site, or null. */
export const hostProblem = (
  hosts: readonly string[] | undefined,
  context: ValidationContext,
): Promise<string | null> => conflictOf(context, { slug: '', hosts: [...(hosts ?? [])] });

/** Returns a message if the host derived from a slug is used by another site, or null. */
export const slugHostProblem = (slug: string, context: ValidationContext): Promise<string | null> =>
  conflictOf(context, { slug, hosts: [] });
