import { SplitVerticalIcon } from '@sanity/icons/SplitVertical';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { countLabel, headingField, introField } from '../../fields/blockFields.ts';
import { hiddenField } from '../../fields/hidden.ts';

/** Two to four columns with picture, text and button, all optional. */
export const columns = defineType({
  name: 'columns',
  title: 'Columns',
  type: 'object',
  icon: SplitVerticalIcon,
  fields: [
    headingField,
    introField,
    defineField({
      name: 'columns',
      title: 'Columns',
      type: 'array',
      description: 'Shown side by side on wide screens, and stacked on phones.',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'column',
          title: 'Column',
          fields: [
            defineField({ name: 'image', title: 'Picture', type: 'picture' }),
            defineField({
              name: 'title',
              title: 'Title',
              type: 'string',
              validation: (rule) => rule.max(60).error('Keep it to 60 characters.'),
            }),
            defineField({ name: 'text', title: 'Text', type: 'shortText' }),
            defineField({ name: 'action', title: 'Button', type: 'action' }),
            hiddenField('item'),
          ],
          validation: (rule) =>
            rule.custom((column: Record<string, unknown> | undefined) => {
              const { image, title, text } = column ?? {};
              return image || title || (Array.isArray(text) && text.length)
                ? true
                : 'Add a picture, a title or text.';
            }),
          preview: {
            select: { title: 'title', label: 'action.label', media: 'image' },
            prepare: ({ title, label, media }) => ({ title: title ?? 'Column', subtitle: label, media }),
          },
        }),
      ],
      validation: (rule) => rule.required().min(2).max(4).error('Add two to four columns.'),
    }),
    defineField({
      name: 'shape',
      title: 'Picture shape',
      type: 'string',
      initialValue: 'wide',
      options: {
        layout: 'radio',
        direction: 'horizontal',
        list: [
          { title: 'Wide', value: 'wide' },
          { title: 'Square', value: 'square' },
          { title: 'Tall', value: 'tall' },
        ],
      },
    }),
  ],
  preview: {
    select: { heading: 'heading', columns: 'columns', first: 'columns.0.title', media: 'columns.0.image' },
    prepare: ({ heading, columns: list, first, media }) => ({
      title: heading ?? first ?? 'Columns',
      subtitle: `Columns · ${countLabel(list, 'column')}`,
      media: media ?? SplitVerticalIcon,
    }),
  },
});
