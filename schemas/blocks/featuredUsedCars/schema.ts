import { StarIcon } from '@sanity/icons/Star';
import { defineField, defineType } from 'sanity';

/** Six used cars with more than one photo, chosen by the search service. */
export const featuredUsedCars = defineType({
  name: 'featuredUsedCars',
  title: 'Featured used cars',
  type: 'object',
  icon: StarIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      initialValue: 'Featured used cars',
      validation: (rule) => rule.required().max(60).error('Enter a title of up to 60 characters.'),
    }),
    defineField({
      name: 'action',
      title: 'Link next to the title',
      type: 'action',
      description: 'For example View all used cars. Cars come from the stock.',
    }),
  ],
  preview: {
    select: { title: 'title', label: 'action.label' },
    prepare: ({ title, label }) => ({
      title: title ?? 'Featured used cars',
      subtitle: ['Featured used cars', label].filter(Boolean).join(' · '),
      media: StarIcon,
    }),
  },
});
