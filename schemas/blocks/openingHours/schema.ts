import { ClockIcon } from '@sanity/icons/Clock';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { countLabel, countOf, headingField, introField } from '../../fields/blockFields.ts';

/** Opening hours of locations, with current status and holiday hours (HOURS-11 to HOURS-17). */
export const openingHours = defineType({
  name: 'openingHours',
  title: 'Opening hours',
  type: 'object',
  icon: ClockIcon,
  fields: [
    { ...headingField, initialValue: 'Opening hours' },
    introField,
    defineField({
      name: 'locations',
      title: 'Limit to locations',
      type: 'array',
      description: 'Leave empty to show the main location with its departments.',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'location' }] })],
      validation: (rule) => [
        rule.unique().error('Select each location only once.'),
        rule.max(9).warning('Show up to nine locations. Longer lists are hard to read.'),
      ],
    }),
  ],
  preview: {
    select: { heading: 'heading', locations: 'locations' },
    prepare: ({ heading, locations }) => ({
      title: heading ?? 'Opening hours',
      subtitle: `Opening hours · ${countOf(locations) ? countLabel(locations, 'location') : 'main location'}`,
      media: ClockIcon,
    }),
  },
});
