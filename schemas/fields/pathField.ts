import { pagePathProblem, pathOf } from '@forecourt/lib/sites/slugs';
import { defineField, type SlugValue, type ValidationContext } from 'sanity';
import { takenBy } from './taken.ts';

/**
 * What is wrong with a page's path within its site, in words; null when nothing is.
 * @param context names the page and its site
 */
export async function addressProblem(
  path: string,
  context: Pick<ValidationContext, 'document' | 'getClient'>,
): Promise<string | null> {
  const problem = pagePathProblem(path);
  if (problem) return problem;
  const site = (context.document?.site as { _ref?: string } | undefined)?._ref;
  if (!site) return null; // said at the site field
  const filter = '_type == "page" && site._ref == $site && path.current == $path';
  const other = await takenBy(context, filter, { site, path });
  if (other !== null) return `The page '${other}' of this site already has this address.`;
  const model = await takenBy(context, '_type == "model" && "/" + slug.current == $path', { path });
  return model && `The model '${model}' has its page at '${path}'. Choose another address.`;
}

async function checkPath(value: SlugValue | undefined, context: ValidationContext): Promise<string | true> {
  const path = value?.current;
  return !path || ((await addressProblem(path, context)) ?? true); // an empty one is said by `required`
}

/** The address of a page within its site, `/` for the home page; unique per site, and of no model (OPEN-035). */
export const pathField = defineField({
  name: 'path',
  title: 'Address',
  type: 'slug',
  description: "The path within the site: '/' is the home page, '/about-us' a page below it.",
  options: { source: 'title', slugify: pathOf, maxLength: 200, isUnique: () => true }, // see checkPath
  validation: (rule) => [
    rule.required().error('Press Generate, or enter the address of the page.'),
    rule.custom(checkPath).error(),
  ],
});
