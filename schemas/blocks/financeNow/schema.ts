import { BillIcon } from '@sanity/icons/Bill';
import { defineField, defineType } from 'sanity';
import { needsFeature } from '../../fields/needsFeature.ts';

/**
 * 'Get Finance Now': explains finance in a dialog and shows six used cars (FINPAGE-11 to FINPAGE-16). Needs a
 * feature. Its text is fixed.
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
      initialValue:
        'Choose a car, apply online, and our finance team will contact you with your personal rate.',
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
