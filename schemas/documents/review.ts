import { StarIcon } from '@sanity/icons/Star';
import { defineField, defineType } from 'sanity';
import { siteField } from '../fields/siteField.ts';

const MAX_TEXT = 4000;

/**
 * A customer's review of a location (REVIEW-01 to REVIEW-08). Field names match the feed's; `reviews:import`
 * writes them.
 */
export const review = defineType({
  name: 'review',
  title: 'Review',
  type: 'document',
  icon: StarIcon,
  fields: [
    defineField({
      name: 'customer_name',
      title: 'Customer',
      type: 'string',
      description: 'The name as shown with the review, for example Mia T.',
      validation: (rule) => rule.required().error('Enter the name.'),
    }),
    siteField,
    defineField({
      name: 'location',
      title: 'Location',
      type: 'reference',
      to: [{ type: 'location' }],
      options: { disableNew: true },
      description: 'The location it is about. The review is also shown on its page.',
    }),
    defineField({
      name: 'rating',
      title: 'Stars',
      type: 'number',
      options: { layout: 'radio', direction: 'horizontal', list: [1, 2, 3, 4, 5] },
      validation: (rule) => rule.required().integer().min(1).max(5).error('Choose 1 to 5 stars.'),
    }),
    defineField({
      name: 'text',
      title: 'Review',
      type: 'text',
      rows: 5,
      description:
        "The customer's own words, unchanged. Reviews without text count towards the average but are not shown.",
      validation: (rule) => rule.max(MAX_TEXT).error(`Keep it to ${MAX_TEXT} characters.`),
    }),
    defineField({
      name: 'review_date',
      title: 'Written on',
      type: 'datetime',
      validation: (rule) => rule.required().error('Enter the date. Reviews are sorted by it.'),
    }),
    defineField({
      name: 'reply_text',
      title: 'Reply',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.max(MAX_TEXT).error(`Keep it to ${MAX_TEXT} characters.`),
    }),
    defineField({
      name: 'reply_date',
      title: 'Replied on',
      type: 'datetime',
      hidden: ({ document }) => !document?.reply_text,
      validation: (rule) =>
        rule.min(rule.valueOfField('review_date')).error('The reply must be after the review.'),
    }),
    defineField({
      name: 'image',
      title: 'Picture',
      type: 'picture',
      description: 'A picture from the customer that you have permission to show.',
    }),
  ],
  preview: {
    select: { title: 'customer_name', rating: 'rating', text: 'text', media: 'image' },
    prepare: ({ title, rating, text, media }) => ({
      title: title ?? 'Untitled',
      subtitle: [typeof rating === 'number' && '★'.repeat(rating), text].filter(Boolean).join(' '),
      media: media ?? StarIcon,
    }),
  },
});
