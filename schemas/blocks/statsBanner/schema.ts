import { BarChartIcon } from '@sanity/icons/BarChart';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { headingField } from '../../fields/blockFields.ts';
import { checkClaim } from './claims.ts';

type Figure = { value?: number; suffix?: string; label?: string };
const figureWords = ({ value, suffix, label }: Figure) =>
  `${value ?? '…'}${suffix ?? ''} ${label ?? ''}`.trim();

/** A dealer group's figures at the start (HOME-05 to HOME-07); an editor sets the dealer's own. */
const GROUP_FIGURES = [
  { _type: 'figure', value: 50, suffix: '+', label: 'Locations' },
  { _type: 'figure', value: 40, suffix: '+', label: 'Brands' },
  { _type: 'figure', value: 30, suffix: '+', label: 'Years established' },
];

/** Two to four figures that count up when they come into view (HOME-05 to HOME-08). */
export const statsBanner = defineType({
  name: 'statsBanner',
  title: 'Stats banner',
  type: 'object',
  icon: BarChartIcon,
  fields: [
    headingField,
    defineField({
      name: 'figures',
      title: 'Figures',
      type: 'array',
      description: 'They are claims: publish only what you can prove.',
      initialValue: GROUP_FIGURES,
      of: [
        defineArrayMember({
          type: 'object',
          name: 'figure',
          title: 'Figure',
          validation: (rule) =>
            rule.custom((figure, context) => checkClaim(figure as Figure | undefined, context)).warning(),
          options: { columns: 3 },
          fields: [
            defineField({
              name: 'value',
              title: 'Number',
              type: 'number',
              validation: (rule) => rule.required().integer().min(0).error('Enter a whole number.'),
            }),
            defineField({
              name: 'suffix',
              title: 'After it',
              type: 'string',
              initialValue: '+',
              validation: (rule) => rule.max(4).error('Up to four characters, for example + or %.'),
            }),
            defineField({
              name: 'label',
              title: 'What it counts',
              type: 'string',
              validation: (rule) => rule.required().max(30).error('Enter up to 30 characters.'),
            }),
          ],
          preview: {
            select: { value: 'value', suffix: 'suffix', label: 'label' },
            prepare: (figure) => ({ title: figureWords(figure as Figure), media: BarChartIcon }),
          },
        }),
      ],
      validation: (rule) => rule.required().min(2).max(4).error('Two to four figures.'),
    }),
  ],
  preview: {
    select: { heading: 'heading', figures: 'figures' },
    prepare: ({ heading, figures }) => {
      const words = ((figures ?? []) as Figure[]).map(figureWords).join(' · ');
      return {
        title: heading ?? (words || 'Stats banner'),
        subtitle: heading ? `Stats banner · ${words}` : 'Stats banner',
        media: BarChartIcon,
      };
    },
  },
});
