import { StackIcon } from '@sanity/icons/Stack';
import { defineField, defineType } from 'sanity';

/** A trim of a model, and what sets it apart. */
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
      description: 'As the stock calls its badge: then it shows how many we have and from which price.',
      validation: (rule) => rule.required().max(40).error('Enter up to 40 characters.'),
    }),
    defineField({
      name: 'text',
      title: 'What sets it apart',
      type: 'text',
      rows: 2,
      validation: (rule) => rule.max(240).error('Keep it to 240 characters.'),
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'text' } },
});
