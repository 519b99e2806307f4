import { StarIcon } from '@sanity/icons/Star';
import { defineField, defineType } from 'sanity';
import { headingField, introField } from '../../fields/blockFields.ts';

/** Customer reviews with stars and count, newest first (REVIEW-09 to REVIEW-16). */
export const reviews = defineType({
  name: 'reviews',
  title: 'Reviews',
  type: 'object',
  icon: StarIcon,
  fields: [
    { ...headingField, initialValue: 'What customers say' },
    introField,
    defineField({
      name: 'location',
      title: 'Limit to location',
      type: 'reference',
      to: [{ type: 'location' }],
      description:
        "Leave empty to show reviews of all locations. Hidden if the average is not above the site's minimum, or if reviews are turned off.",
    }),
    defineField({
      name: 'summaryOnly',
      title: 'Only the average rating',
      description: 'The number of reviews appears only above the reviews themselves.',
      type: 'boolean',
      initialValue: false,
    }),
  ],
  preview: {
    select: { heading: 'heading', location: 'location.name', summaryOnly: 'summaryOnly' },
    prepare: ({ heading, location, summaryOnly }) => ({
      title: heading ?? 'Reviews',
      subtitle: ['Reviews', location ?? 'whole site', summaryOnly && 'rating only']
        .filter(Boolean)
        .join(' · '),
      media: StarIcon,
    }),
  },
});
