import { ClockIcon } from '@sanity/icons/Clock';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { countOf, countWords, headingField, introField } from '../../fields/blockFields.ts';

/** When places are open, whether they are now, and their holiday hours (HOURS-11 to HOURS-17). */
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
      title: 'Only these locations',
      type: 'array',
      description: 'Empty: the main location with its departments.',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'location' }] })],
      validation: (rule) => [
        rule.unique().error('Each location once.'),
        rule.max(9).warning('Nobody reads more than nine tables of hours.'),
      ],
    }),
  ],
  preview: {
    select: { heading: 'heading', locations: 'locations' },
    prepare: ({ heading, locations }) => ({
      title: heading ?? 'Opening hours',
      subtitle: `Opening hours · ${countOf(locations) ? countWords(locations, 'location') : 'main location'}`,
      media: ClockIcon,
    }),
  },
});
