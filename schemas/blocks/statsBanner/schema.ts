import { FIGURES } from '@forecourt/lib/sites/figures';
import { BarChartIcon } from '@sanity/icons/BarChart';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { headingField } from '../../fields/blockFields.ts';
import { hiddenField } from '../../fields/hidden.ts';
import { checkClaim } from '../../warnings/claims.ts';

type Figure = { counts?: string; value?: number; suffix?: string; label?: string };
const figureWords = ({ counts, value, suffix, label }: Figure) =>
  `${counts ? '#' : (value ?? '…')}${counts ? '' : (suffix ?? '')} ${label ?? ''}`.trim();

/** Default figures, counted for the site (HOME-05 to HOME-07). 53 locations are shown as 50+. */
const OWN_FIGURES = [
  { _type: 'figure', counts: 'locations', label: 'Locations' },
  { _type: 'figure', counts: 'brands', label: 'Brands' },
  { _type: 'figure', counts: 'years', label: 'Years established' },
];
const isWritten = (parent: unknown) => !(parent as Figure | undefined)?.counts;

/** Two to four figures that count up when they scroll into view (HOME-05 to HOME-08). */
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
      description: 'Publish only figures that you can prove.',
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
              title: 'Automatic figure',
              type: 'string',
              description: 'Always up to date. Leave empty to enter a number.',
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
              title: 'Suffix',
              type: 'string',
              initialValue: '+',
              hidden: ({ parent }) => !isWritten(parent),
              validation: (rule) => rule.max(4).error('Enter up to four characters, for example + or %.'),
            }),
            defineField({
              name: 'label',
              title: 'Label',
              type: 'string',
              validation: (rule) => rule.required().max(30).error('Enter up to 30 characters.'),
            }),
            hiddenField('item'),
          ],
          preview: {
            select: { counts: 'counts', value: 'value', suffix: 'suffix', label: 'label' },
            prepare: (figure) => ({ title: figureWords(figure as Figure), media: BarChartIcon }),
          },
        }),
      ],
      validation: (rule) => rule.required().min(2).max(4).error('Add two to four figures.'),
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
