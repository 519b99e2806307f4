import { pagePathProblem, pathOf } from '@forecourt/lib/sites/slugs';
import { languageOf, SAME_LANGUAGE } from '@forecourt/lib/sites/translations';
import { defineField, type SlugValue, type ValidationContext } from 'sanity';
import { takenBy } from './takenBy.ts';

/**
 * Returns why a page's path is invalid, or null.
 * @param context the page and its site
 */
export async function addressProblem(
  path: string,
  context: Pick<ValidationContext, 'document' | 'getClient'>,
): Promise<string | null> {
  const problem = pagePathProblem(path);
  if (problem) return problem;
  const site = (context.document?.site as { _ref?: string } | undefined)?._ref;
  if (!site) return null; // reported at the site field
  const filter = `_type == "page" && ${SAME_LANGUAGE} && site._ref == $site && path.current == $path`;
  const language = languageOf(context.document);
  const other = await takenBy(context, filter, { site, path, language });
  if (other !== null) return `The page '${other}' of this site already has this address.`;
  const model = await takenBy(context, '_type == "model" && "/" + slug.current == $path', { path });
  return model && `The model '${model}' has its page at '${path}'. Choose another address.`;
}

async function checkPath(value: SlugValue | undefined, context: ValidationContext): Promise<string | true> {
  const path = value?.current;
  return !path || ((await addressProblem(path, context)) ?? true); // `required` reports an empty path
}

/** The path of a page, `/` for the home page. Unique per site, and not used by a model (OPEN-035). */
export const pathField = defineField({
  name: 'path',
  title: 'Address',
  type: 'slug',
  description: "The path within the site: '/' is the home page, '/about-us' is another page.",
  options: { source: 'title', slugify: pathOf, maxLength: 200, isUnique: () => true }, // see checkPath
  validation: (rule) => [
    rule.required().error('Enter an address, or select Generate.'),
    rule.custom(checkPath).error(),
  ],
});
