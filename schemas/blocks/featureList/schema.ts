import { CheckmarkIcon } from '@sanity/icons/Checkmark';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { countLabel, introField } from '../../fields/blockFields.ts';
import { hiddenField } from '../../fields/hidden.ts';

/** A checklist of what is included, next to a picture. */
export const featureList = defineType({
  name: 'featureList',
  title: 'Feature list',
  type: 'object',
  icon: CheckmarkIcon,
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      validation: (rule) => rule.required().max(80).error('Enter a heading of up to 80 characters.'),
    }),
    introField,
    defineField({
      name: 'items',
      title: 'Points',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'includedPoint',
          title: 'Point',
          fields: [
            defineField({
              name: 'title',
              title: 'Point',
              type: 'string',
              validation: (rule) => rule.required().max(80).error('Enter up to 80 characters.'),
            }),
            defineField({
              name: 'text',
              title: 'Description',
              type: 'text',
              rows: 2,
              validation: (rule) => rule.max(200).error('Keep it to 200 characters.'),
            }),
            hiddenField('item'),
          ],
          preview: { select: { title: 'title', subtitle: 'text' } },
        }),
      ],
      validation: (rule) => rule.required().min(2).max(12).error('Add two to twelve points.'),
    }),
    defineField({
      name: 'image',
      title: 'Picture',
      type: 'picture',
      description: 'Leave empty to show the points in two columns.',
    }),
    defineField({ name: 'action', title: 'Button', type: 'action' }),
  ],
  preview: {
    select: { heading: 'heading', items: 'items', media: 'image' },
    prepare: ({ heading, items, media }) => ({
      title: heading ?? 'Feature list',
      subtitle: `Feature list · ${countLabel(items, 'point')}`,
      media: media ?? CheckmarkIcon,
    }),
  },
});
