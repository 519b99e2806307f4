import { InlineElementIcon } from '@sanity/icons/InlineElement';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { siteField } from '../fields/siteField.ts';
import { scheduleText, timeFields } from '../fields/times.ts';
import { fits } from '../warnings/lengths.ts';
import { textRules } from '../warnings/textRules.ts';

const LISTS = [
  { title: 'All cars', value: 'all' },
  { title: 'New cars', value: 'new' },
  { title: 'Used cars', value: 'used' },
  { title: 'Demonstrators', value: 'demo' },
];

/** A card among the cars on the results page (SEARCH-05 to SEARCH-10). */
export const promoCard = defineType({
  name: 'promoCard',
  title: 'Promo card',
  type: 'document',
  icon: InlineElementIcon,
  validation: textRules({ areFilledIn: false }),
  fields: [
    defineField({
      name: 'title',
      title: 'Headline',
      type: 'string',
      validation: (rule) => [rule.required().error('Enter the headline.'), ...fits(rule, 'cardHeadline')],
    }),
    siteField,
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 3,
      validation: (rule) => fits(rule, 'cardText'),
    }),
    defineField({
      name: 'image',
      title: 'Picture',
      type: 'picture',
      description: "Landscape format, like car photos. Without a picture, the card has the site's colours.",
    }),
    defineField({
      name: 'action',
      title: 'Button',
      type: 'action',
      validation: (rule) => rule.required().error('Add a link.'),
    }),
    ...timeFields('start', 'expiry'),
    defineField({
      name: 'position',
      title: 'Position',
      type: 'number',
      description: "Leave empty to use the site's setting.",
      options: {
        layout: 'radio',
        direction: 'horizontal',
        list: [
          { title: 'Eighth', value: 8 },
          { title: 'Ninth', value: 9 },
        ],
      },
      validation: (rule) =>
        rule.custom((place) => place === undefined || place === 8 || place === 9 || 'Choose 8 or 9.'),
    }),
    defineField({
      name: 'display',
      title: 'Lists',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      options: { list: LISTS, layout: 'grid' },
      initialValue: ['all'],
      validation: (rule) => rule.required().min(1).unique().error('Choose at least one list.'),
    }),
    defineField({
      name: 'strictDisplay',
      title: 'Only in lists of exactly this type',
      type: 'boolean',
      description:
        'Off: also shown in mixed lists, and at the end of short lists. On: shown only in lists of this type that are long enough for its position.',
      initialValue: false,
    }),
  ],
  preview: {
    select: { title: 'title', display: 'display', expiry: 'expiry', start: 'start', media: 'image' },
    prepare: ({ title, display, expiry, start, media }) => {
      const lists = LISTS.filter(({ value }) => (display as string[] | undefined)?.includes(value));
      return {
        title: title ?? 'Untitled',
        subtitle: [...lists.map((list) => list.title), scheduleText(start, expiry)]
          .filter(Boolean)
          .join(' · '),
        media: media ?? InlineElementIcon,
      };
    },
  },
});
