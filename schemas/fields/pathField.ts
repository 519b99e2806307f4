import { pagePathProblem, pathOf } from '@forecourt/lib/site/slugs';
import { defineField, type SlugValidationContext } from 'sanity';

const API_VERSION = '2025-02-19';

/** True when no other page of the same site has this path; the site is taken from the document. */
async function isPathFree(path: string, { document, getClient }: SlugValidationContext): Promise<boolean> {
  const site = (document?.site as { _ref?: string } | undefined)?._ref;
  if (!document || !site) return true;
  const published = document._id.replace(/^drafts\.|^versions\.[^.]+\./, '');
  return getClient({ apiVersion: API_VERSION })
    .withConfig({ perspective: 'raw' })
    .fetch<boolean>(
      `!defined(*[_type == "page" && site._ref == $site && path.current == $path
        && !(_id in [$published, "drafts." + $published]) && !sanity::versionOf($published)][0]._id)`,
      { site, path, published },
      { tag: 'validation.page-path' },
    );
}

/** The address of a page within its site, `/` for the home page; unique per site. */
export const pathField = defineField({
  name: 'path',
  title: 'Address',
  type: 'slug',
  description: "The path within the site: '/' is the home page, '/about-us' a page below it.",
  options: { source: 'title', slugify: pathOf, maxLength: 200, isUnique: isPathFree },
  validation: (rule) =>
    rule
      .required()
      .error('Press Generate, or enter the address of the page.')
      .custom((value) => (value ? (pagePathProblem(value.current ?? '') ?? true) : true)),
});
