import { ControlsIcon } from '@sanity/icons/Controls';
import { defineField, defineType } from 'sanity';
import { headingField, introField } from '../../fields/blockFields.ts';

/** A price range with the number of matching cars (SLIDER-01). */
export const priceSlider = defineType({
  name: 'priceSlider',
  title: 'Price slider',
  type: 'object',
  icon: ControlsIcon,
  fields: [
    { ...headingField, initialValue: 'Search by price' },
    introField,
    defineField({
      name: 'showPicks',
      title: 'Show quick price picks',
      type: 'boolean',
      description: 'The prices and the range of the slider are site settings.',
      initialValue: true,
    }),
  ],
  preview: {
    select: { heading: 'heading', picks: 'showPicks' },
    prepare: ({ heading, picks }) => ({
      title: heading ?? 'Price slider',
      subtitle: picks ? 'Price slider · with quick picks' : 'Price slider',
      media: ControlsIcon,
    }),
  },
});
