import { ControlsIcon } from '@sanity/icons/Controls';
import { defineField, defineType } from 'sanity';
import { headingField, introField } from '../../fields/blockFields.ts';

/** Two ends of a price and how many cars lie between them (SLIDER-01). */
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
      title: 'Offer prices to pick at once',
      type: 'boolean',
      description: 'Which prices, and how far the slider goes, are settings of the site.',
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
