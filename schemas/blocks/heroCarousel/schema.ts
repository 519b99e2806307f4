import { PresentationIcon } from '@sanity/icons/Presentation';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { countLabel } from '../../fields/blockFields.ts';
import { sameSite } from '../../fields/sameSite.ts';

/** Large pictures with headlines at the top of a page, optionally with a search (HOME-16 to HOME-19). */
export const heroCarousel = defineType({
  name: 'heroCarousel',
  title: 'Hero carousel',
  type: 'object',
  icon: PresentationIcon,
  fields: [
    defineField({
      name: 'slides',
      title: 'Slides',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'slide' }], options: { filter: sameSite } })],
      validation: (rule) => [
        rule.required().min(1).unique().error('Add at least one slide, each once.'),
        rule.max(6).warning('Shoppers seldom see more than three slides.'),
      ],
    }),
    defineField({
      name: 'showSearch',
      title: 'Show car search over the picture',
      type: 'boolean',
      initialValue: true,
    }),
    defineField({
      name: 'height',
      title: 'Height',
      type: 'string',
      initialValue: 'standard',
      options: {
        layout: 'radio',
        direction: 'horizontal',
        list: [
          { title: 'Standard', value: 'standard' },
          { title: 'Full screen', value: 'full' },
        ],
      },
    }),
  ],
  preview: {
    select: { slides: 'slides', first: 'slides.0.name', media: 'slides.0.image' },
    prepare: ({ slides, first, media }) => ({
      title: first ?? 'Hero carousel',
      subtitle: `Hero carousel · ${countLabel(slides, 'slide')}`,
      media: media ?? PresentationIcon,
    }),
  },
});
