import { publishedIdOf } from '@forecourt/lib/sites/content-lake/document-id';
import { defineField, type ValidationContext } from 'sanity';

const API_VERSION = '2025-02-19';
const FORMER_SITE = '*[_id == $id && defined(site._ref) && site._ref != $site][0]{ "name": site->name }';

/**
 * Warns if publishing would move a document to another site. On hosted Sanity, editors of a site can set it
 * in a draft of another site's document.
 */
async function moveWarning(
  site: { _ref?: string } | undefined,
  { document, getClient }: ValidationContext,
): Promise<string | true> {
  const id = document && publishedIdOf(document._id);
  if (!site?._ref || !id || id === document._id) return true;
  const former = await getClient({ apiVersion: API_VERSION })
    .withConfig({ perspective: 'raw' })
    .fetch<{ name: string | null } | null>(FORMER_SITE, { id, site: site._ref }, { tag: 'validation.site' });
  return (
    !former ||
    `This belongs to ${former.name ?? 'another site'}. Publishing moves it to the site selected here.`
  );
}

/** The site of a document, set automatically when it is created within a site. */
export const siteField = defineField({
  name: 'site',
  title: 'Site',
  type: 'reference',
  to: [{ type: 'site' }],
  options: { disableNew: true },
  validation: (rule) => [rule.required().error('Choose a site.'), rule.custom(moveWarning).warning()],
});
