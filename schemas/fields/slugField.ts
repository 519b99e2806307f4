import { slugify, slugProblem } from '@forecourt/lib/sites/slugs';
import { defineField, type SlugValue, type ValidationContext } from 'sanity';
import { takenBy } from './taken.ts';

const NAMESAKE = '_type == $type && slug.current == $slug';
const OF_SITES = '(site._ref in $sites || count((sites[]._ref)[@ in $sites]) > 0)';

function sitesOf(document: ValidationContext['document']): string[] {
  const { site, sites } = (document ?? {}) as { site?: { _ref?: string }; sites?: { _ref?: string }[] };
  return [site?._ref, ...(sites ?? []).map(({ _ref }) => _ref)].filter((id) => id !== undefined);
}

/**
 * A document's name in addresses, unique among documents of its type, or among those of its sites.
 * @param options.source the field Generate takes it from
 * @param options.perSite whether other sites may have the same name
 * @param options.problem what is wrong with a slug, in words; null when nothing is
 * @param options.clash what else has the address that a slug would make, in words; null when nothing has
 */
export function slugField({
  source = 'name',
  title = 'Name in addresses',
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
    if (!slug) return true; // said by `required`
    const wrong = problem(slug);
    if (wrong) return wrong;
    const type = context.document?._type;
    const other = await takenBy(context, perSite ? `${NAMESAKE} && ${OF_SITES}` : NAMESAKE, {
      type,
      slug,
      sites: sitesOf(context.document),
    });
    if (other !== null) return `'${other}' already has this name. Choose another one.`;
    return (await clash(slug, context)) ?? true;
  }
  return defineField({
    name: 'slug',
    title,
    type: 'slug',
    description,
    options: { source, maxLength: 63, slugify, isUnique: () => true }, // see check
    validation: (rule) => [
      rule.required().error('Press Generate, or enter a name for addresses.'),
      rule.custom(check).error(),
    ],
  });
}
