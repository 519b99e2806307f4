import { BillIcon } from '@sanity/icons/Bill';
import { defineField, defineType } from 'sanity';
import { needsFeature } from '../../fields/needsFeature.ts';

/**
 * 'Get Finance Now': the way to finance, explained in a dialog, with six used cars (FINPAGE-11 to FINPAGE-16); only
 * where the site's switch is on. Its words are fixed.
 */
export const financeNow = defineType({
  name: 'financeNow',
  title: 'Get Finance Now',
  type: 'object',
  icon: BillIcon,
  fields: [
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 2,
      initialValue: 'Choose a car, ask online, and hear from a person with a rate of your own.',
      validation: (rule) => rule.max(200).warning('Keep it to 200 characters.'),
    }),
  ],
  validation: needsFeature('financeNowBlockEnabled', 'the finance block'),
  preview: {
    select: { text: 'text' },
    prepare: ({ text }) => ({
      title: 'Get Finance Now',
      subtitle: text ?? 'Get Finance Now',
      media: BillIcon,
    }),
  },
});
