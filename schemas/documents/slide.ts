import { PresentationIcon } from '@sanity/icons/Presentation';
import { defineField, defineType } from 'sanity';
import { siteField } from '../fields/siteField.ts';
import { scheduleText, timeFields } from '../fields/times.ts';
import { checkTextContrast } from '../warnings/contrast.ts';
import { fits } from '../warnings/lengths.ts';
import { listBadge } from '../warnings/listBadge.ts';
import { textRules } from '../warnings/textRules.ts';

/** A slide of a carousel (HOME-23 to HOME-27). */
export const slide = defineType({
  name: 'slide',
  title: 'Slide',
  type: 'document',
  icon: PresentationIcon,
  validation: textRules({ areFilledIn: true }),
  fieldsets: [{ name: 'times', title: 'Schedule', options: { columns: 2 } }],
  fields: [
    defineField({
      name: 'name',
      title: 'Headline',
      type: 'string',
      validation: (rule) => [rule.required().error('Enter the headline.'), ...fits(rule, 'slideHeadline')],
    }),
    siteField,
    defineField({
      name: 'description',
      title: 'Text',
      type: 'text',
      rows: 2,
      validation: (rule) => fits(rule, 'slideText'),
    }),
    defineField({
      name: 'image',
      title: 'Picture',
      type: 'picture',
      description: 'At least 1920 pixels wide. Set the focus point, as phones show only a narrow part.',
      validation: (rule) => [
        rule.required().error('Choose a picture.'),
        // Artwork has its own text and no overlay, so contrast is not checked.
        rule
          .custom((picture, context) =>
            context.document?.hide_overlay === true ? true : checkTextContrast(picture, context),
          )
          .warning(),
      ],
    }),
    defineField({ name: 'url', title: 'Link', type: 'link' }),
    defineField({
      name: 'buttonLabel',
      title: 'Button label',
      type: 'string',
      placeholder: 'Find out more',
      hidden: ({ document }) => !document?.url,
      validation: (rule) => fits(rule, 'slideButton'),
    }),
    defineField({
      name: 'hide_overlay',
      title: 'Picture only',
      type: 'boolean',
      description: 'Shows the picture without text and overlay, for artwork that contains text.',
      initialValue: false,
    }),
    ...timeFields('showFrom', 'showUntil', 'times'),
  ],
  preview: {
    select: {
      title: 'name',
      site: 'site.name',
      description: 'description',
      showFrom: 'showFrom',
      showUntil: 'showUntil',
      media: 'image',
      artwork: 'hide_overlay',
    },
    prepare: ({ title, site, description, showFrom, showUntil, media, artwork }) => ({
      title: title ?? 'Untitled',
      subtitle: [
        listBadge({ _type: 'slide', name: title, image: media, hide_overlay: artwork }),
        site,
        scheduleText(showFrom, showUntil),
        description,
      ]
        .filter(Boolean)
        .join(' · '),
      media: media ?? PresentationIcon,
    }),
  },
});
