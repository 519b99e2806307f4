import { StarIcon } from '@sanity/icons/Star';
import { defineField, defineType } from 'sanity';
import { siteField } from '../fields/siteField.ts';

const MAX_TEXT = 4000;

/** What a customer wrote of a place (REVIEW-01 to REVIEW-08). Field names are the feed's; `reviews:import` writes them. */
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
      description: 'As they sign themselves, for example Mia T.',
      validation: (rule) => rule.required().error('Enter the name.'),
    }),
    siteField,
    defineField({
      name: 'location',
      title: 'Location',
      type: 'reference',
      to: [{ type: 'location' }],
      options: { disableNew: true },
      description: 'The place it is about. It stands on its page too.',
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
      title: 'What they wrote',
      type: 'text',
      rows: 5,
      description: 'Their words, unchanged. A review without words is counted and not shown.',
      validation: (rule) => rule.max(MAX_TEXT).error(`Keep it to ${MAX_TEXT} characters.`),
    }),
    defineField({
      name: 'review_date',
      title: 'Written on',
      type: 'datetime',
      validation: (rule) => rule.required().error('Enter when it was written: the newest come first.'),
    }),
    defineField({
      name: 'reply_text',
      title: 'Our answer',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.max(MAX_TEXT).error(`Keep it to ${MAX_TEXT} characters.`),
    }),
    defineField({
      name: 'reply_date',
      title: 'Answered on',
      type: 'datetime',
      hidden: ({ document }) => !document?.reply_text,
      validation: (rule) =>
        rule.min(rule.valueOfField('review_date')).error('An answer comes after the review.'),
    }),
    defineField({
      name: 'image',
      title: 'Picture',
      type: 'picture',
      description: 'One that the customer sent and lets us show.',
    }),
  ],
  preview: {
    select: { title: 'customer_name', rating: 'rating', text: 'text', media: 'image' },
    prepare: ({ title, rating, text, media }) => ({
      title: title ?? 'Without a name',
      subtitle: [typeof rating === 'number' && '★'.repeat(rating), text].filter(Boolean).join(' '),
      media: media ?? StarIcon,
    }),
  },
});
