import { StarIcon } from '@sanity/icons/Star';
import { defineField, defineType } from 'sanity';
import { headingField, introField } from '../../fields/blockFields.ts';
import { needsFeature } from '../../fields/needsFeature.ts';

/** A full-width banner of one brand with its logo, text and a link to its cars (ANN-07). Needs a feature. */
export const brandBanner = defineType({
  name: 'brandBanner',
  title: 'Brand banner',
  type: 'object',
  icon: StarIcon,
  fields: [
    defineField({
      name: 'manufacturer',
      title: 'Brand',
      type: 'reference',
      to: [{ type: 'manufacturer' }],
      validation: (rule) => rule.required().error('Choose a brand.'),
    }),
    { ...headingField, description: "Leave empty to use the brand's name." },
    {
      ...introField,
      name: 'text',
      title: 'Text',
      description: "Leave empty to use the brand's description.",
    },
    defineField({
      name: 'image',
      title: 'Picture',
      type: 'picture',
      description: 'At least 1920 pixels wide.',
    }),
    defineField({
      name: 'action',
      title: 'Button',
      type: 'action',
      description: "Leave empty for a button to the brand's cars in stock.",
    }),
  ],
  validation: needsFeature('brandBannerEnabled', 'the brand banner'),
  preview: {
    select: { brand: 'manufacturer.name', heading: 'heading', media: 'manufacturer.logo' },
    prepare: ({ brand, heading, media }) => ({
      title: heading ?? brand ?? 'Brand banner',
      subtitle: ['Brand banner', heading && brand].filter(Boolean).join(' · '),
      media: media ?? StarIcon,
    }),
  },
});
