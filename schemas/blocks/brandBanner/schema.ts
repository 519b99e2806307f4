import { StarIcon } from '@sanity/icons/Star';
import { defineField, defineType } from 'sanity';
import { headingField, introField } from '../../fields/blockFields.ts';
import { needsFeature } from '../../fields/needsFeature.ts';

/** One brand across the page: its mark, a sentence, its cars (ANN-07); only where the site's switch is on. */
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
      validation: (rule) => rule.required().error('Choose the brand.'),
    }),
    { ...headingField, description: "Empty: the brand's name." },
    { ...introField, name: 'text', title: 'Text', description: "Empty: the brand's own description." },
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
      description: "Empty: a button to the brand's cars in stock.",
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
