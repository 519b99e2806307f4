import { COMPARISON_WARNING } from '@forecourt/lib/vehicle/finance/texts';
import { TagIcon } from '@sanity/icons/Tag';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { slugField } from '../fields/slugField.ts';
import { offerBasisProblem, offerRateProblem } from '../warnings/creditCost.ts';
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
      name: 'interestRate',
      title: 'Interest rate (% p.a.)',
      type: 'number',
      group: 'offer',
      description: 'For offers with a rate. It is shown with its comparison rate, in the same size.',
      validation: (rule) => rule.min(0).max(100).error('Enter a rate in percent a year, for example 5.49.'),
    }),
    defineField({
      name: 'comparisonRate',
      title: 'Comparison rate (% p.a.)',
      type: 'number',
      group: 'offer',
      description:
        'Required by law with an interest rate. Your lender calculates it from the rate and its fees.',
      validation: (rule) => [
        rule.positive().max(100).error('Enter a rate in percent a year, for example 8.31.'),
        rule
          .custom((comparisonRate: number | undefined, { document }) =>
            offerRateProblem(comparisonRate, document?.interestRate),
          )
          .error(),
      ],
    }),
    defineField({
      name: 'loanYears',
      title: 'Term of the example loan (years)',
      type: 'number',
      group: 'offer',
      description: 'The term that the comparison rate is based on.',
      validation: (rule) => [
        rule.positive().max(30).error('Enter the term in years, for example 5.'),
        rule
          .custom((years: number | undefined, { document }) =>
            offerBasisProblem(years, document?.comparisonRate),
          )
          .error(),
      ],
    }),
    defineField({
      name: 'loanAmount',
      title: 'Amount of the example loan',
      type: 'number',
      group: 'offer',
      description: 'The amount that the comparison rate is based on, in dollars.',
      validation: (rule) => [
        rule.positive().max(1_000_000).error('Enter the amount in dollars, for example 30000.'),
        rule
          .custom((amount: number | undefined, { document }) =>
            offerBasisProblem(amount, document?.comparisonRate),
          )
          .error(),
      ],
    }),
    defineField({
      name: 'comparisonWarning',
      title: 'Comparison rate warning',
      type: 'text',
      rows: 3,
      group: 'offer',
      description: "Shown next to the rates. Leave empty for the standard warning, or enter your lender's.",
      placeholder: COMPARISON_WARNING,
      validation: (rule) => [
        rule.max(600).error('Keep it to 600 characters.'),
        rule
          .custom(
            (text: string | undefined) =>
              !text?.trim() || text.startsWith('WARNING:') || "Start with 'WARNING:'.",
          )
          .error(),
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
      site: 'sites.0.name',
      second: 'sites.1._ref',
      endsAt: 'endsAt',
      media: 'image',
    },
    prepare: ({ title, category, make, site, second, endsAt, media }) => ({
      title: title ?? 'Untitled',
      subtitle: [
        listBadge({ _type: 'offer', image: media }),
        make,
        category,
        site && (second ? `${site} and other sites` : site),
        endsAt && new Date(endsAt) < new Date() && 'has ended',
      ]
        .filter(Boolean)
        .join(' · '),
      media: media ?? TagIcon,
    }),
  },
});
