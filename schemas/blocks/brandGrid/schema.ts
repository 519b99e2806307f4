import { ThLargeIcon } from '@sanity/icons/ThLarge';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { countLabel, headingField, introField } from '../../fields/blockFields.ts';

/** Logos and descriptions of a group's brands, grouped by type (HOME-01 to HOME-04). */
export const brandGrid = defineType({
  name: 'brandGrid',
  title: 'Brand grid',
  type: 'object',
  icon: ThLargeIcon,
  fields: [
    headingField,
    introField,
    defineField({
      name: 'brands',
      title: 'Brands',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'manufacturer' }] })],
      description: 'Shown in this order within cars, motorcycles, trucks and own brands.',
      validation: (rule) => rule.required().min(1).unique().error('Add at least one brand, each once.'),
    }),
    defineField({
      name: 'showDescriptions',
      title: 'Show descriptions',
      type: 'boolean',
      initialValue: true,
    }),
  ],
  preview: {
    select: { heading: 'heading', brands: 'brands', media: 'brands.0.logo' },
    prepare: ({ heading, brands, media }) => ({
      title: heading ?? 'Brand grid',
      subtitle: `Brand grid · ${countLabel(brands, 'brand')}`,
      media: media ?? ThLargeIcon,
    }),
  },
});
