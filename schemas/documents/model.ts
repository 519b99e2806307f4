import { pagePathProblem, searchSlugProblem } from '@forecourt/lib/sites/slugs';
import { IS_ENGLISH } from '@forecourt/lib/sites/translations';
import { linkTargetProblem } from '@forecourt/lib/sites/web-address';
import { RocketIcon } from '@sanity/icons/Rocket';
import { defineArrayMember, defineField, defineType, type ValidationContext } from 'sanity';
import { slugField } from '../fields/slugField.ts';
import { takenBy } from '../fields/takenBy.ts';
import { creditRule } from '../warnings/textRules.ts';

/** Model pages are at the root like other pages (OPEN-035), so their slugs must not be reserved words. */
const modelSlugProblem = (slug: string) => searchSlugProblem(slug) ?? pagePathProblem(`/${slug}`);

/** A page at the same address would hide the model (OPEN-035). */
async function pageAtSlug(slug: string, context: ValidationContext): Promise<string | null> {
  const path = `/${slug}`;
  const page = await takenBy(context, `_type == "page" && ${IS_ENGLISH} && path.current == $path`, { path });
  return page && `The page '${page}' already has the address '${path}'. Choose another name.`;
}

/** A model of a manufacturer (MODEL-05 to MODEL-10). */
export const model = defineType({
  name: 'model',
  title: 'Model',
  type: 'document',
  validation: creditRule,
  icon: RocketIcon,
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      validation: (rule) => rule.required().error('Enter the name.'),
    }),
    slugField({
      description: "The model's page is /{name}.",
      problem: modelSlugProblem,
      clash: pageAtSlug,
    }),
    defineField({
      name: 'manufacturer',
      title: 'Manufacturer',
      type: 'reference',
      to: [{ type: 'manufacturer' }],
      validation: (rule) => rule.required().error('Choose the manufacturer.'),
    }),
    defineField({
      name: 'override_url',
      title: 'Custom link',
      type: 'string',
      description: 'Links to the model lead here instead of to its own page.',
      validation: (rule) => rule.custom((value) => !value || (linkTargetProblem(value) ?? true)),
    }),
    defineField({ name: 'image', title: 'Picture', type: 'picture' }),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'text',
      rows: 3,
      description: "Shown at the top of the model's page and in search engines.",
      validation: (rule) => rule.max(300).warning('Search engines show about 160 characters.'),
    }),
    defineField({
      name: 'manufacturer_body',
      title: 'Body types',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      options: { layout: 'tags' },
      description: "As the manufacturer names them, for example 'SUV'.",
      validation: (rule) => rule.max(3).unique().error('Enter up to three body types, each once.'),
    }),
    defineField({
      name: 'status',
      title: 'Status',
      type: 'string',
      initialValue: 'current',
      options: {
        layout: 'radio',
        direction: 'horizontal',
        list: [
          { title: 'On sale', value: 'current' },
          { title: 'Coming soon', value: 'coming_soon' },
          { title: 'No longer sold', value: 'discontinued' },
        ],
      },
      validation: (rule) => rule.required().error('Choose the status.'),
    }),
    defineField({
      name: 'variants',
      title: 'Variants',
      type: 'array',
      of: [defineArrayMember({ type: 'modelVariant' })],
      description: 'From the basic to the top variant, each with what it adds to the previous one.',
      validation: (rule) => rule.max(10).error('Enter up to ten variants.'),
    }),
    defineField({
      name: 'gallery',
      title: 'More pictures',
      type: 'array',
      of: [defineArrayMember({ type: 'picture' })],
      validation: (rule) => rule.max(12).error('Add up to twelve pictures.'),
    }),
    defineField({
      name: 'content',
      title: 'Text',
      type: 'portableText',
      description: "Shown below the introduction on the model's page.",
    }),
  ],
  preview: {
    select: { title: 'name', make: 'manufacturer.name', status: 'status', media: 'image' },
    prepare: ({ title, make, status, media }) => ({
      title: title ?? 'Untitled',
      subtitle: [
        make,
        status === 'coming_soon' && 'coming soon',
        status === 'discontinued' && 'no longer sold',
      ]
        .filter(Boolean)
        .join(' · '),
      media: media ?? RocketIcon,
    }),
  },
});
