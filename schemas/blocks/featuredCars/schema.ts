import { SORTS } from '@forecourt/lib/inventory/search/sorts';
import { BookmarkIcon } from '@sanity/icons/Bookmark';
import { defineField, defineType } from 'sanity';
import { introField, layoutField } from '../../fields/blockFields.ts';
import { valueLabels } from '../../settings/settingLabels.ts';

const FEWEST = 3;
const MOST = 12;

/** Cars that match a saved stock filter, always up to date. */
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
      title: 'Cars',
      type: 'stockFilter',
      description: 'Cars come from the stock. A sold car is replaced by the next one.',
    }),
    defineField({
      name: 'sort',
      title: 'Sort order',
      type: 'string',
      initialValue: 'custom_rank:desc',
      options: { list: SORTS.map(({ key }) => ({ title: valueLabels[key] ?? key, value: key })) },
      validation: (rule) => rule.required().error('Choose a sort order.'),
    }),
    defineField({
      name: 'count',
      title: 'Number of cars',
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
      title: 'Link label',
      type: 'string',
      initialValue: 'View all',
      description: 'Links to the results with the same filter. Leave empty for no link.',
      validation: (rule) => rule.max(40).error('Enter up to 40 characters.'),
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
