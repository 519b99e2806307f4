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

/** Under each, the storefront shows a site by its short name; the same list as its own. */
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
  return conflict ? `'${conflict.host}' shows the site '${conflict.site}' already.` : null;
}

/** Which of a site's hosts shows another site, in words; null when none does. */
export const hostProblem = (
  hosts: readonly string[] | undefined,
  context: ValidationContext,
): Promise<string | null> => conflictOf(context, { slug: '', hosts: [...(hosts ?? [])] });

/** Whether the host that a short name makes under the storefront's suffixes shows another site, in words; null when not. */
export const slugHostProblem = (slug: string, context: ValidationContext): Promise<string | null> =>
  conflictOf(context, { slug, hosts: [] });
