import type { SanityClient } from '@sanity/client';
import { z } from 'zod';

const SITES = `*[_type == "site" && defined(slug.current) && !(_id in path("drafts.**")) && !(_id in path("versions.**"))]{
  "id": _id, "slug": slug.current, "name": coalesce(name, slug.current), needsApproval
}`;
const sitesSchema = z.array(
  z.object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    needsApproval: z
      .array(z.string())
      .nullish()
      .catch(null)
      .transform((kinds) => kinds ?? []),
  }),
);

/** A site and what it has approved before it is published. */
export type ApprovalSite = z.output<typeof sitesSchema>[number];

/**
 * Returns all published sites with their rule.
 * @throws the content lake's error
 */
export const approvalSites = async (client: SanityClient): Promise<ApprovalSite[]> =>
  sitesSchema.parse(await client.fetch(SITES));
