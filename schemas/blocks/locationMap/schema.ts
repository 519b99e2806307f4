import { PinIcon } from '@sanity/icons/Pin';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { countLabel, countOf, headingField, introField } from '../../fields/blockFields.ts';

export const locationMap = defineType({
  name: 'locationMap',
  title: 'Map of locations',
  type: 'object',
  icon: PinIcon,
  fields: [
    { ...headingField, initialValue: 'Where to find us' },
    introField,
    defineField({
      name: 'locations',
      title: 'Limit to locations',
      type: 'array',
      description:
        'Leave empty to show all locations of the site. Only locations with coordinates are shown.',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'location' }] })],
      validation: (rule) => rule.unique().error('Select each location only once.'),
    }),
  ],
  preview: {
    select: { heading: 'heading', locations: 'locations' },
    prepare: ({ heading, locations }) => ({
      title: heading ?? 'Map of locations',
      subtitle: `Map · ${countOf(locations) ? countLabel(locations, 'location') : 'all locations'}`,
      media: PinIcon,
    }),
  },
});
