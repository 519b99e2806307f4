import { SORTS } from '@forecourt/lib/inventory/search/sorts';
import { BookmarkIcon } from '@sanity/icons/Bookmark';
import { defineField, defineType } from 'sanity';
import { introField, layoutField } from '../../fields/blockFields.ts';

const FEWEST = 3;
const MOST = 12;

/** Cars of a part of the stock that an editor saved, always as the stock is now. */
export const featuredCars = defineType({
  name: 'featuredCars',
  title: 'Featured cars',
  type: 'object',
  icon: BookmarkIcon,
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      validation: (rule) => rule.required().max(60).error('Enter a heading of up to 60 characters.'),
    }),
    introField,
    defineField({
      name: 'filter',
      title: 'Which cars',
      type: 'stockFilter',
      description: 'The cars themselves come from the stock: one that is sold makes room for the next.',
    }),
    defineField({
      name: 'sort',
      title: 'Which first',
      type: 'string',
      initialValue: 'custom_rank:desc',
      options: { list: SORTS.map(({ key, label }) => ({ title: label, value: key })) },
      validation: (rule) => rule.required().error('Choose which cars come first.'),
    }),
    defineField({
      name: 'count',
      title: 'How many',
      type: 'number',
      initialValue: 6,
      validation: (rule) =>
        rule
          .required()
          .integer()
          .min(FEWEST)
          .max(MOST)
          .error(`Enter a whole number from ${FEWEST} to ${MOST}.`),
    }),
    layoutField,
    defineField({
      name: 'viewAllLabel',
      title: 'Words of the link to all of them',
      type: 'string',
      initialValue: 'View all',
      description: 'It leads to the results with the same filter. Empty: no link.',
      validation: (rule) => rule.max(40).error('Up to 40 characters.'),
    }),
  ],
  preview: {
    select: { heading: 'heading', layout: 'layout', count: 'count' },
    prepare: ({ heading, layout, count }) => ({
      title: heading ?? 'Featured cars',
      subtitle: `Featured cars · ${layout === 'carousel' ? 'carousel' : 'grid'} of ${count ?? 6}`,
      media: BookmarkIcon,
    }),
  },
});
