import { TrendUpwardIcon } from '@sanity/icons/TrendUpward';
import { defineField, defineType } from 'sanity';
import { needsFeature } from '../../fields/needsFeature.ts';

/** The number of cars sold this month, counting up (HOME-10 to HOME-15). Needs a feature. */
export const salesCounter = defineType({
  name: 'salesCounter',
  title: 'Sales counter',
  type: 'object',
  icon: TrendUpwardIcon,
  fields: [
    defineField({
      name: 'heading',
      title: 'Label',
      type: 'string',
      initialValue: 'vehicles sold this month',
      description:
        'Shown after the number. It counts 192 a day from the first of the month, in Brisbane time. Publish it only if this is true.',
      validation: (rule) => rule.required().max(60).error('Enter up to 60 characters.'),
    }),
    defineField({
      name: 'text',
      title: 'Explanation',
      type: 'text',
      rows: 2,
      description: 'Say whose sales these are and how they are counted.',
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
