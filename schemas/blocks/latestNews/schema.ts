import { DocumentsIcon } from '@sanity/icons/Documents';
import { defineField, defineType } from 'sanity';
import { introField } from '../../fields/blockFields.ts';
import { fits } from '../../warnings/lengths.ts';

/** The site's latest blog posts (HOME-28). */
export const latestNews = defineType({
  name: 'latestNews',
  title: 'Latest news',
  type: 'object',
  icon: DocumentsIcon,
  description: 'Shows the latest blog posts automatically. Hidden if there are none.',
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      initialValue: 'Latest News',
      validation: (rule) => fits(rule, 'heading'),
    }),
    introField,
    defineField({
      name: 'limit',
      title: 'Number of posts',
      type: 'number',
      initialValue: 3,
      options: { layout: 'radio', direction: 'horizontal', list: [3, 6] },
      validation: (rule) => rule.required().min(1).max(9).error('Choose the number of posts.'),
    }),
    defineField({
      name: 'viewAllLabel',
      title: 'Link label',
      type: 'string',
      initialValue: 'All news',
      validation: (rule) => rule.max(40).warning('Keep it under 40 characters.'),
    }),
  ],
  preview: {
    select: { heading: 'heading', limit: 'limit' },
    prepare: ({ heading, limit }) => ({
      title: heading ?? 'Latest News',
      subtitle: `Latest news · ${limit ?? 3} posts`,
      media: DocumentsIcon,
    }),
  },
});
