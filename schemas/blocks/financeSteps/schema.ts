import { OlistIcon } from '@sanity/icons/Olist';
import { defineField, defineType } from 'sanity';
import { headingField, introField } from '../../fields/blockFields.ts';

/** The three finance steps with the site's text (FINPAGE-07 to FINPAGE-10). */
export const financeSteps = defineType({
  name: 'financeSteps',
  title: 'Finance steps',
  type: 'object',
  icon: OlistIcon,
  fields: [
    { ...headingField, initialValue: 'Finance in three steps' },
    {
      ...introField,
      description: "The steps are in the site's setting 'Finance steps'.",
    },
    defineField({
      name: 'action',
      title: 'Button',
      type: 'action',
      description: "Leave empty for a button to the site's finance page.",
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
