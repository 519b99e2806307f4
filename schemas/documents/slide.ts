import { PresentationIcon } from '@sanity/icons/Presentation';
import { defineField, defineType } from 'sanity';
import { siteField } from '../fields/siteField.ts';

/** A slide of a carousel (HOME-23 to HOME-27). */
export const slide = defineType({
  name: 'slide',
  title: 'Slide',
  type: 'document',
  icon: PresentationIcon,
  fields: [
    defineField({
      name: 'name',
      title: 'Headline',
      type: 'string',
      validation: (rule) => [
        rule.required().error('Enter the headline.'),
        rule.max(60).warning('Long headlines break on phones; keep it under 60 characters.'),
      ],
    }),
    siteField,
    defineField({
      name: 'description',
      title: 'Text',
      type: 'text',
      rows: 2,
      validation: (rule) => rule.max(160).warning('Keep it to 160 characters.'),
    }),
    defineField({
      name: 'image',
      title: 'Picture',
      type: 'picture',
      description: 'At least 1920 pixels wide. Set the focus point: phones show a narrow part.',
      validation: (rule) => rule.required().error('A slide needs a picture.'),
    }),
    defineField({ name: 'url', title: 'Leads to', type: 'link' }),
    defineField({
      name: 'buttonLabel',
      title: 'Words of the button',
      type: 'string',
      placeholder: 'Find out more',
      hidden: ({ document }) => !document?.url,
      validation: (rule) => rule.max(30).warning('Keep it to 30 characters.'),
    }),
    defineField({
      name: 'hide_overlay',
      title: 'Picture only',
      type: 'boolean',
      description: 'Shows the picture without words and shade over it, for artwork that has its own.',
      initialValue: false,
    }),
  ],
  preview: {
    select: { title: 'name', subtitle: 'description', media: 'image' },
    prepare: ({ title, subtitle, media }) => ({
      title: title ?? 'Without a headline',
      subtitle,
      media: media ?? PresentationIcon,
    }),
  },
});
