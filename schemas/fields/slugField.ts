import { slugify, slugProblem } from '@forecourt/lib/sites/slugs';
import { languageOf, SAME_LANGUAGE } from '@forecourt/lib/sites/translations';
import { defineField, type SlugValue, type ValidationContext } from 'sanity';
import { takenBy } from './takenBy.ts';

const NAMESAKE = `_type == $type && ${SAME_LANGUAGE} && slug.current == $slug`;
const OF_SITES = '(site._ref in $sites || count((sites[]._ref)[@ in $sites]) > 0)';

function sitesOf(document: ValidationContext['document']): string[] {
  const { site, sites } = (document ?? {}) as { site?: { _ref?: string }; sites?: { _ref?: string }[] };
  return [site?._ref, ...(sites ?? []).map(({ _ref }) => _ref)].filter((id) => id !== undefined);
}

/**
 * A slug that is unique among documents of its type, or of its type and sites.
 * @param options.source the field it is generated from
 * @param options.perSite whether documents of other sites may have the same slug
 * @param options.problem returns why a slug is invalid, or null
 * @param options.clash returns what else uses the resulting address, or null
 */
export function slugField({
  source = 'name',
  title = 'Slug',
  description,
  perSite = false,
  problem = slugProblem,
  clash = async () => null,
}: {
  source?: string;
  title?: string;
  description: string;
  perSite?: boolean;
  problem?: (slug: string) => string | null;
  clash?: (slug: string, context: ValidationContext) => Promise<string | null>;
}) {
  async function check(value: SlugValue | undefined, context: ValidationContext): Promise<string | true> {
    const slug = value?.current;
    if (!slug) return true; // `required` reports an empty slug
    const wrong = problem(slug);
    if (wrong) return wrong;
    const type = context.document?._type;
    const other = await takenBy(context, perSite ? `${NAMESAKE} && ${OF_SITES}` : NAMESAKE, {
      type,
      slug,
      language: languageOf(context.document),
      sites: sitesOf(context.document),
    });
    if (other !== null) return `'${other}' already uses this slug. Choose another one.`;
    return (await clash(slug, context)) ?? true;
  }
  return defineField({
    name: 'slug',
    title,
    type: 'slug',
    description,
    options: { source, maxLength: 63, slugify, isUnique: () => true }, // see check
    validation: (rule) => [
      rule.required().error('Enter a slug, or select Generate.'),
      rule.custom(check).error(),
    ],
  });
}
