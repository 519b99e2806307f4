import { ClockIcon } from '@sanity/icons/Clock';
import { defineType } from 'sanity';
import { headingField } from '../../fields/blockFields.ts';

/** The cars this shopper looked at; nothing at all for one who looked at none (OPEN-114). */
export const recentlyViewed = defineType({
  name: 'recentlyViewed',
  title: 'Recently viewed',
  type: 'object',
  icon: ClockIcon,
  fields: [
    {
      ...headingField,
      initialValue: 'Recently viewed',
      description: 'Shown only to shoppers who have looked at a car, with the cars they looked at.',
    },
  ],
  preview: {
    select: { heading: 'heading' },
    prepare: ({ heading }) => ({
      title: heading ?? 'Recently viewed',
      subtitle: 'Recently viewed · for shoppers who come back',
      media: ClockIcon,
    }),
  },
});
