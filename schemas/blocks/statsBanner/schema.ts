import { FIGURES } from '@forecourt/lib/sites/figures';
import { BarChartIcon } from '@sanity/icons/BarChart';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { headingField } from '../../fields/blockFields.ts';
import { checkClaim } from '../../warnings/claims.ts';

type Figure = { counts?: string; value?: number; suffix?: string; label?: string };
const figureWords = ({ counts, value, suffix, label }: Figure) =>
  `${counts ? '#' : (value ?? '…')}${counts ? '' : (suffix ?? '')} ${label ?? ''}`.trim();

/** The figures at the start (HOME-05 to HOME-07): each site's own, which a group of 53 places tells as 50+. */
const OWN_FIGURES = [
  { _type: 'figure', counts: 'locations', label: 'Locations' },
  { _type: 'figure', counts: 'brands', label: 'Brands' },
  { _type: 'figure', counts: 'years', label: 'Years established' },
];
const isWritten = (parent: unknown) => !(parent as Figure | undefined)?.counts;

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
      initialValue: OWN_FIGURES,
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
              name: 'counts',
              title: 'Filled in by itself',
              type: 'string',
              description: 'What the site has at any time, never more. Nothing chosen: the number is yours.',
              options: { list: Object.entries(FIGURES).map(([value, title]) => ({ value, title })) },
            }),
            defineField({
              name: 'value',
              title: 'Number',
              type: 'number',
              hidden: ({ parent }) => !isWritten(parent),
              validation: (rule) => [
                rule.integer().min(0).error('Enter a whole number.'),
                rule
                  .custom(
                    (value, { parent }) =>
                      value !== undefined || !isWritten(parent) || 'Enter a whole number.',
                  )
                  .error(),
              ],
            }),
            defineField({
              name: 'suffix',
              title: 'After it',
              type: 'string',
              initialValue: '+',
              hidden: ({ parent }) => !isWritten(parent),
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
            select: { counts: 'counts', value: 'value', suffix: 'suffix', label: 'label' },
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
