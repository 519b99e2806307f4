import { defineField, defineType } from 'sanity';

/** A step that follows after a form was sent. */
export const formStep = defineType({
  name: 'formStep',
  title: 'Step',
  type: 'object',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().max(40).error('Enter up to 40 characters.'),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 2,
      validation: (rule) => rule.required().max(200).error('Enter up to 200 characters.'),
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'text' } },
});
