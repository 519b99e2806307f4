import { PinIcon } from '@sanity/icons/Pin';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { countLabel, countOf, headingField, introField, layoutField } from '../../fields/blockFields.ts';

/** The site's locations as a grid with a department filter, or as a carousel (LOC-33 to LOC-37). */
export const locationCards = defineType({
  name: 'locationCards',
  title: 'Location cards',
  type: 'object',
  icon: PinIcon,
  fields: [
    { ...headingField, initialValue: 'Our Locations' },
    introField,
    layoutField,
    defineField({
      name: 'show',
      title: 'Locations',
      type: 'string',
      initialValue: 'all',
      description: 'Buying centres are where shoppers sell their car. Use them on trade-in and sell pages.',
      options: {
        layout: 'radio',
        direction: 'horizontal',
        list: [
          { title: 'All', value: 'all' },
          { title: 'Buying centres', value: 'buying' },
        ],
      },
    }),
    defineField({
      name: 'showFilter',
      title: 'Show filter for sales, service and parts',
      type: 'boolean',
      initialValue: true,
      hidden: ({ parent }) => parent?.layout === 'carousel',
    }),
    defineField({
      name: 'locations',
      title: 'Limit to locations',
      type: 'array',
      description: 'Leave empty to show all locations of the site.',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'location' }] })],
      validation: (rule) => rule.unique().error('Select each location only once.'),
    }),
  ],
  preview: {
    select: { heading: 'heading', layout: 'layout', locations: 'locations', media: 'locations.0.image' },
    prepare: ({ heading, layout, locations, media }) => ({
      title: heading ?? 'Location cards',
      subtitle: `Location ${layout === 'carousel' ? 'carousel' : 'cards'} · ${
        countOf(locations) ? countLabel(locations, 'location') : 'all locations'
      }`,
      media: media ?? PinIcon,
    }),
  },
});
