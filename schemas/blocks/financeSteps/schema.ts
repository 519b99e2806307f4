import { OlistIcon } from '@sanity/icons/Olist';
import { defineField, defineType } from 'sanity';
import { headingField, introField } from '../../fields/blockFields.ts';

/** The three steps to finance in the site's own words (FINPAGE-07 to FINPAGE-10). */
export const financeSteps = defineType({
  name: 'financeSteps',
  title: 'Finance steps',
  type: 'object',
  icon: OlistIcon,
  fields: [
    { ...headingField, initialValue: 'Finance in three steps' },
    {
      ...introField,
      description: "The steps themselves are the site's setting 'The three finance steps'.",
    },
    defineField({
      name: 'action',
      title: 'Button',
      type: 'action',
      description: "Empty: a button to the site's finance page.",
    }),
  ],
  preview: {
    select: { heading: 'heading' },
    prepare: ({ heading }) => ({
      title: heading ?? 'Finance steps',
      subtitle: 'Finance steps',
      media: OlistIcon,
    }),
  },
});
