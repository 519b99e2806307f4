import { StarIcon } from '@sanity/icons/Star';
import { defineField, defineType } from 'sanity';
import { headingField, introField } from '../../fields/blockFields.ts';

/** What customers say: stars, how many reviews, and the newest of them (REVIEW-09 to REVIEW-16). */
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
      title: 'Only of this location',
      type: 'reference',
      to: [{ type: 'location' }],
      description:
        "Empty: of the whole site. Nothing shows while the average is not above the site's minimum, or reviews are switched off.",
    }),
    defineField({
      name: 'summaryOnly',
      title: 'Only stars and number',
      type: 'boolean',
      initialValue: false,
    }),
  ],
  preview: {
    select: { heading: 'heading', location: 'location.name', summaryOnly: 'summaryOnly' },
    prepare: ({ heading, location, summaryOnly }) => ({
      title: heading ?? 'Reviews',
      subtitle: ['Reviews', location ?? 'whole site', summaryOnly && 'stars and number']
        .filter(Boolean)
        .join(' · '),
      media: StarIcon,
    }),
  },
});
