import { InlineElementIcon } from '@sanity/icons/InlineElement';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { siteField } from '../fields/siteField.ts';
import { timeFields, timeWords } from '../fields/times.ts';
import { fits } from '../warnings/lengths.ts';
import { honestWords } from '../warnings/words.ts';

const LISTS = [
  { title: 'All cars', value: 'all' },
  { title: 'New cars', value: 'new' },
  { title: 'Used cars', value: 'used' },
  { title: 'Demonstrators', value: 'demo' },
];

/** A card of the dealer's own among the cars of a results page (SEARCH-05 to SEARCH-10). */
export const promoCard = defineType({
  name: 'promoCard',
  title: 'Promo card',
  type: 'document',
  icon: InlineElementIcon,
  validation: honestWords({ areFilledIn: false }),
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
      description: 'Shown as wide as a car photo. Without one the card has the colours of the site.',
    }),
    defineField({
      name: 'action',
      title: 'Button',
      type: 'action',
      validation: (rule) => rule.required().error('A card leads somewhere.'),
    }),
    ...timeFields('start', 'expiry'),
    defineField({
      name: 'position',
      title: 'Place among the cars',
      type: 'number',
      description: "Empty: the site's own setting.",
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
      title: 'In which lists',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      options: { list: LISTS, layout: 'grid' },
      initialValue: ['all'],
      validation: (rule) => rule.required().min(1).unique().error('Choose at least one list.'),
    }),
    defineField({
      name: 'strictDisplay',
      title: 'Only in lists of exactly that kind',
      type: 'boolean',
      description:
        'Off: also where such cars are among others, and last where a list is short. On: only where nothing else is listed, and only when the list reaches its place.',
      initialValue: false,
    }),
  ],
  preview: {
    select: { title: 'title', display: 'display', expiry: 'expiry', start: 'start', media: 'image' },
    prepare: ({ title, display, expiry, start, media }) => {
      const lists = LISTS.filter(({ value }) => (display as string[] | undefined)?.includes(value));
      return {
        title: title ?? 'Without a headline',
        subtitle: [...lists.map((list) => list.title), timeWords(start, expiry)].filter(Boolean).join(' · '),
        media: media ?? InlineElementIcon,
      };
    },
  },
});
