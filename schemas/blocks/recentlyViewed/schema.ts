import { ClockIcon } from '@sanity/icons/Clock';
import { defineType } from 'sanity';
import { headingField } from '../../fields/blockFields.ts';

/** The cars a shopper has viewed. Hidden without any (OPEN-114). */
export const recentlyViewed = defineType({
  name: 'recentlyViewed',
  title: 'Recently viewed',
  type: 'object',
  icon: ClockIcon,
  fields: [
    {
      ...headingField,
      initialValue: 'Recently viewed',
      description: 'Shown only to shoppers who have viewed a car.',
    },
  ],
  preview: {
    select: { heading: 'heading' },
    prepare: ({ heading }) => ({
      title: heading ?? 'Recently viewed',
      subtitle: 'Recently viewed · for returning shoppers',
      media: ClockIcon,
    }),
  },
});
