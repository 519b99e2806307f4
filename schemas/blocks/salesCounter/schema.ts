import { TrendUpwardIcon } from '@sanity/icons/TrendUpward';
import { defineField, defineType } from 'sanity';
import { needsFeature } from '../../fields/needsFeature.ts';

/** How many cars were sold this month, counting on (HOME-10 to HOME-15); only where the site's switch is on. */
export const salesCounter = defineType({
  name: 'salesCounter',
  title: 'Sales counter',
  type: 'object',
  icon: TrendUpwardIcon,
  fields: [
    defineField({
      name: 'heading',
      title: 'What it counts',
      type: 'string',
      initialValue: 'vehicles sold this month',
      description:
        'Read after the number. It counts 192 a day from the first of the month, in Brisbane time: publish it only where that is true.',
      validation: (rule) => rule.required().max(60).error('Enter up to 60 characters.'),
    }),
    defineField({
      name: 'text',
      title: 'Whose sales, and how they are counted',
      type: 'text',
      rows: 2,
      validation: (rule) => rule.max(200).warning('Keep it to 200 characters.'),
    }),
  ],
  validation: needsFeature('salesCounterEnabled', 'the sales counter'),
  preview: {
    select: { heading: 'heading' },
    prepare: ({ heading }) => ({
      title: heading ?? 'Sales counter',
      subtitle: 'Sales counter',
      media: TrendUpwardIcon,
    }),
  },
});
