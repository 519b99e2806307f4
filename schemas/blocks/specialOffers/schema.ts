import { TagsIcon } from '@sanity/icons/Tags';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { countLabel, headingField, introField } from '../../fields/blockFields.ts';
import { sameSite } from '../../fields/sameSite.ts';

export const specialOffers = defineType({
  name: 'specialOffers',
  title: 'Special offers',
  type: 'object',
  icon: TagsIcon,
  fields: [
    headingField,
    introField,
    defineField({
      name: 'mode',
      title: 'Offers',
      type: 'string',
      initialValue: 'latest',
      options: {
        layout: 'radio',
        direction: 'horizontal',
        list: [
          { title: 'Latest', value: 'latest' },
          { title: 'Selected', value: 'chosen' },
        ],
      },
      validation: (rule) => rule.required().error('Choose which offers to show.'),
    }),
    defineField({
      name: 'limit',
      title: 'Maximum number of offers',
      type: 'number',
      initialValue: 3,
      hidden: ({ parent }) => parent?.mode === 'chosen',
      validation: (rule) => rule.integer().min(1).max(24).error('Enter a whole number from 1 to 24.'),
    }),
    defineField({
      name: 'offers',
      title: 'Offers',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'offer' }], options: { filter: sameSite } })],
      hidden: ({ parent }) => parent?.mode !== 'chosen',
      validation: (rule) =>
        rule
          .unique()
          .custom((offers, context) =>
            (offers as unknown[] | undefined)?.length ||
            (context.parent as { mode?: string })?.mode !== 'chosen'
              ? true
              : 'Choose at least one offer, or show the latest.',
          ),
    }),
    defineField({ name: 'action', title: 'Link to all offers', type: 'action' }),
  ],
  preview: {
    select: { heading: 'heading', mode: 'mode', limit: 'limit', offers: 'offers', media: 'offers.0.image' },
    prepare: ({ heading, mode, limit, offers, media }) => ({
      title: heading ?? 'Special offers',
      subtitle: `Special offers · ${mode === 'chosen' ? countLabel(offers, 'offer') : `the latest ${limit ?? 3}`}`,
      media: (mode === 'chosen' && media) || TagsIcon,
    }),
  },
});
