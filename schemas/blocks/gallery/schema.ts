import { ImagesIcon } from '@sanity/icons/Images';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { countLabel, headingField, introField } from '../../fields/blockFields.ts';

/** A grid of photos that can be enlarged. */
export const gallery = defineType({
  name: 'gallery',
  title: 'Gallery',
  type: 'object',
  icon: ImagesIcon,
  fields: [
    headingField,
    introField,
    defineField({
      name: 'pictures',
      title: 'Pictures',
      type: 'array',
      description: 'The first is the largest. Use pictures at least 1600 pixels wide.',
      of: [defineArrayMember({ type: 'picture' })],
      options: { layout: 'grid' },
      validation: (rule) => rule.required().min(2).max(24).error('Add 2 to 24 pictures.'),
    }),
  ],
  preview: {
    select: { heading: 'heading', pictures: 'pictures', media: 'pictures.0' },
    prepare: ({ heading, pictures, media }) => ({
      title: heading ?? 'Gallery',
      subtitle: `Gallery · ${countLabel(pictures, 'picture')}`,
      media: media ?? ImagesIcon,
    }),
  },
});
