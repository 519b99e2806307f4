import { searchSlugProblem } from '@forecourt/lib/sites/slugs';
import { BookmarkIcon } from '@sanity/icons/Bookmark';
import { defineField, defineType } from 'sanity';
import { slugField } from '../fields/slugField.ts';
import { creditRule } from '../warnings/textRules.ts';

export const MANUFACTURER_KINDS = ['car', 'motorcycle', 'truck', 'own'] as const;

/**
 * A brand of cars, motorcycles or trucks, or the group's own brand (MODEL-01 to MODEL-04, HOME-01 to
 * HOME-04).
 */
export const manufacturer = defineType({
  name: 'manufacturer',
  title: 'Manufacturer',
  type: 'document',
  validation: creditRule,
  icon: BookmarkIcon,
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      validation: (rule) => rule.required().error('Enter the name.'),
    }),
    slugField({
      description: 'The last part of its addresses, after /search/ and /brands/.',
      problem: searchSlugProblem,
    }),
    defineField({
      name: 'kind',
      title: 'Type',
      type: 'string',
      initialValue: 'car',
      options: {
        layout: 'radio',
        direction: 'horizontal',
        list: [
          { title: 'Cars', value: 'car' },
          { title: 'Motorcycles', value: 'motorcycle' },
          { title: 'Trucks', value: 'truck' },
          { title: "Group's own brand", value: 'own' },
        ],
      },
      validation: (rule) => rule.required().error('Choose a type.'),
    }),
    defineField({ name: 'logo', title: 'Logo', type: 'logo' }),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.max(240).warning('Brand tiles show about 240 characters.'),
    }),
  ],
  preview: {
    select: { title: 'name', kind: 'kind', media: 'logo' },
    prepare: ({ title, kind, media }) => ({
      title: title ?? 'Untitled',
      subtitle: { car: 'Cars', motorcycle: 'Motorcycles', truck: 'Trucks', own: 'Own brand' }[kind as string],
      media: media ?? BookmarkIcon,
    }),
  },
});
