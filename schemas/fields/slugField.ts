import { slugify, slugProblem } from '@forecourt/lib/site/slugs';
import { defineField } from 'sanity';

/**
 * A document's name in addresses.
 * @param options.source the field Generate takes it from
 * @param options.problem what is wrong with a slug, in words; null when nothing is
 */
export function slugField({
  source = 'name',
  description,
  problem = slugProblem,
}: {
  source?: string;
  description: string;
  problem?: (slug: string) => string | null;
}) {
  return defineField({
    name: 'slug',
    title: 'Name in addresses',
    type: 'slug',
    description,
    options: { source, maxLength: 63, slugify },
    validation: (rule) =>
      rule
        .required()
        .error('Press Generate, or enter a name for addresses.')
        .custom((value) => (value ? (problem(value.current ?? '') ?? true) : true)),
  });
}
