import { TagIcon } from '@sanity/icons/Tag';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { slugField } from '../fields/slugField.ts';
import { offerRateProblem } from '../warnings/creditCost.ts';
import { fits } from '../warnings/lengths.ts';
import { listBadge } from '../warnings/listBadge.ts';
import { textRules } from '../warnings/textRules.ts';

/** A special offer, shown on the selected sites except the excluded ones (OFFER-01 to OFFER-12, OPEN-098). */
export const offer = defineType({
  name: 'offer',
  title: 'Offer',
  type: 'document',
  icon: TagIcon,
  validation: textRules({ areFilledIn: false }),
  groups: [
    { name: 'offer', title: 'Offer', default: true },
    { name: 'where', title: 'Where and when' },
  ],
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      group: 'offer',
      validation: (rule) => [rule.required().error('Enter the name.'), ...fits(rule, 'offerName')],
    }),
    {
      ...slugField({ description: 'The last part of its address, after /offers/.', perSite: true }),
      group: 'offer',
    },
    defineField({
      name: 'category',
      title: 'Category',
      type: 'string',
      group: 'offer',
      placeholder: 'Finance offer',
      validation: (rule) => rule.required().max(40).error('Enter a category, for example Finance offer.'),
    }),
    defineField({
      name: 'image',
      title: 'Picture',
      type: 'picture',
      group: 'offer',
      validation: (rule) => rule.required().error('Choose a picture.'),
    }),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'text',
      rows: 5,
      group: 'offer',
      description:
        'Cards show the first 160 characters of longer texts, with a link to read more. Simple HTML is kept: paragraphs, lists, bold, links.',
      validation: (rule) => rule.required().max(2000).error('Enter a description of up to 2,000 characters.'),
    }),
    defineField({
      name: 'comparisonRate',
      title: 'Comparison rate (% p.a.)',
      type: 'number',
      group: 'offer',
      description:
        'Required by law for offers with a rate or repayment. Shown next to it on the card and the page, with the required warning.',
      validation: (rule) => [
        rule.positive().max(100).error('Enter a rate in percent a year, for example 8.31.'),
        rule.custom((rate: number | undefined, { document }) => offerRateProblem(rate, document)).warning(),
      ],
    }),
    defineField({
      name: 'disclaimer',
      title: 'Terms',
      type: 'text',
      rows: 4,
      group: 'offer',
      validation: (rule) => rule.max(4000).error('Keep it to 4,000 characters.'),
    }),
    defineField({
      name: 'manufacturer',
      title: 'Manufacturer',
      type: 'reference',
      to: [{ type: 'manufacturer' }],
      group: 'offer',
      description: 'Leave empty for offers without a brand, for example on servicing.',
    }),
    defineField({
      name: 'model',
      title: 'Model',
      type: 'reference',
      to: [{ type: 'model' }],
      group: 'offer',
      options: {
        filter: ({ document }) => {
          const manufacturer = (document.manufacturer as { _ref?: string } | undefined)?._ref;
          return manufacturer
            ? { filter: 'manufacturer._ref == $manufacturer', params: { manufacturer } }
            : { filter: 'true', params: {} };
        },
      },
    }),
    defineField({
      name: 'stock',
      title: 'Cars it applies to',
      type: 'stockFilter',
      group: 'offer',
      description:
        "The offer's page lists these cars of its brand and model. Leave empty if the offer applies to all of them.",
      options: { collapsible: true, collapsed: true },
    }),
    defineField({
      name: 'sites',
      title: 'Sites',
      type: 'array',
      group: 'where',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'site' }], options: { disableNew: true } })],
      validation: (rule) => rule.required().min(1).unique().error('Choose at least one site, each once.'),
    }),
    defineField({
      name: 'excludedSites',
      title: 'Excluded sites',
      type: 'array',
      group: 'where',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'site' }], options: { disableNew: true } })],
      description: "Sites that don't show this offer although they are selected above.",
      validation: (rule) => rule.unique().error('Select each site only once.'),
    }),
    defineField({ name: 'startsAt', title: 'Starts', type: 'datetime', group: 'where' }),
    defineField({
      name: 'endsAt',
      title: 'Ends',
      type: 'datetime',
      group: 'where',
      validation: (rule) => rule.min(rule.valueOfField('startsAt')).error('The end must be after the start.'),
    }),
  ],
  preview: {
    select: {
      title: 'name',
      category: 'category',
      make: 'manufacturer.name',
      endsAt: 'endsAt',
      media: 'image',
    },
    prepare: ({ title, category, make, endsAt, media }) => ({
      title: title ?? 'Untitled',
      subtitle: [
        listBadge({ _type: 'offer', image: media }),
        make,
        category,
        endsAt && new Date(endsAt) < new Date() && 'has ended',
      ]
        .filter(Boolean)
        .join(' · '),
      media: media ?? TagIcon,
    }),
  },
});
