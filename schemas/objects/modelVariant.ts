import { StackIcon } from '@sanity/icons/Stack';
import { defineField, defineType } from 'sanity';

export const modelVariant = defineType({
  name: 'modelVariant',
  title: 'Variant',
  type: 'object',
  icon: StackIcon,
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      description:
        'Must match the badge in the stock, so that the number of cars and the lowest price can be shown.',
      validation: (rule) => rule.required().max(40).error('Enter up to 40 characters.'),
    }),
    defineField({
      name: 'text',
      title: 'Differences',
      type: 'text',
      rows: 2,
      validation: (rule) => rule.max(240).error('Keep it to 240 characters.'),
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'text' } },
});
