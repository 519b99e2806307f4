import { FIELDS, LONGEST_LABEL, MOST_WEIGHT } from '@forecourt/lib/leads/prize-wheel/wheel';
import { SparklesIcon } from '@sanity/icons/Sparkles';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { siteField } from '../fields/siteField.ts';
import { timeFields, timeWords } from '../fields/times.ts';
import { fits } from '../warnings/lengths.ts';

interface WrittenPrize {
  label?: string;
  weight?: number;
  limit?: number;
  wins?: boolean;
}

const prizesOf = (value: unknown) => (value as WrittenPrize[] | undefined) ?? [];

/** Two fields of one name look like a mistake, and the log could not tell a reader which it was. */
const labelProblem = (value: unknown): string | true => {
  const labels = prizesOf(value).map(({ label }) => label?.trim().toLowerCase() ?? '');
  const twice = labels.find((label, index) => label !== '' && labels.indexOf(label) !== index);
  return (
    twice === undefined || `Two fields say '${twice}'. Give each its own words, or one of them more odds.`
  );
};

const withoutWins = (value: unknown): string | true =>
  prizesOf(value).some(({ wins }) => wins !== false) || 'Nobody can win: make at least one field a prize.';

const allLimited = (value: unknown): string | true =>
  prizesOf(value).some(({ limit }) => limit === undefined || limit === null) ||
  'Every field has a limit: when all are reached nobody can spin any more. Leave one without a limit.';

/** What a field says of its odds and its limit. */
const oddsWords = ({ weight, limit, wins }: WrittenPrize): string =>
  [
    wins === false ? 'Blank' : 'Prize',
    weight ? `odds ${weight}` : 'no odds yet',
    typeof limit === 'number' && `${limit} in all`,
  ]
    .filter(Boolean)
    .join(' · ');

/** A promotion with a wheel, at `/spin-to-win` (ROUTE-84, OPEN-102). */
export const prizeWheel = defineType({
  name: 'prizeWheel',
  title: 'Spin to win',
  type: 'document',
  icon: SparklesIcon,
  fieldsets: [
    {
      name: 'times',
      title: 'When it runs',
      description: 'Outside of it nobody can spin. Of two that run at once the one that started later shows.',
      options: { columns: 2 },
    },
  ],
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      description: 'Winners read it in their mail and in their garage: Summer Spin 2026.',
      validation: (rule) => rule.required().max(60).error('Enter a name of up to 60 characters.'),
    }),
    siteField,
    defineField({
      name: 'headline',
      title: 'Headline',
      type: 'string',
      validation: (rule) => [rule.required().error('Enter the headline.'), ...fits(rule, 'slideHeadline')],
    }),
    defineField({
      name: 'intro',
      title: 'Text',
      type: 'text',
      rows: 3,
      description: 'Under the headline: who may spin, and what for.',
      validation: (rule) => fits(rule, 'intro'),
    }),
    ...timeFields('start', 'expiry', 'times'),
    defineField({
      name: 'prizes',
      title: 'Fields of the wheel',
      type: 'array',
      description: 'In the order in which they stand on the wheel, from the top to the right.',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'prize',
          title: 'Field',
          fields: [
            defineField({
              name: 'label',
              title: 'Words on the wheel',
              type: 'string',
              validation: (rule) =>
                rule
                  .required()
                  .max(LONGEST_LABEL)
                  .error(`Enter up to ${LONGEST_LABEL} characters: more do not fit on a field.`),
            }),
            defineField({
              name: 'wins',
              title: 'It is a prize',
              type: 'boolean',
              initialValue: true,
              description: "Off: a blank, such as 'Not this time', without a code.",
            }),
            defineField({
              name: 'weight',
              title: 'Odds',
              type: 'number',
              initialValue: 10,
              description: 'Beside the others: 30 comes up three times as often as 10.',
              validation: (rule) =>
                rule
                  .required()
                  .integer()
                  .min(1)
                  .max(MOST_WEIGHT)
                  .error(`Enter a whole number from 1 to ${MOST_WEIGHT}.`),
            }),
            defineField({
              name: 'limit',
              title: 'How many there are',
              type: 'number',
              description: 'Once so many are won it does not come up any more. Empty: as many as it takes.',
              validation: (rule) =>
                rule.integer().min(0).max(1_000_000).error('Enter a whole number, or leave it empty.'),
            }),
            defineField({
              name: 'text',
              title: 'What the winner is told',
              type: 'text',
              rows: 3,
              description:
                'How and until when one gets it. It stands on the page, in the mail and in the garage.',
              validation: (rule) => [
                rule.max(280).error('Keep it to 280 characters.'),
                rule
                  .custom(
                    (text, { parent }) =>
                      Boolean(text) ||
                      (parent as WrittenPrize | undefined)?.wins === false ||
                      'A winner should know how to get the prize, and until when.',
                  )
                  .warning(),
              ],
            }),
          ],
          preview: {
            select: { label: 'label', weight: 'weight', limit: 'limit', wins: 'wins' },
            prepare: ({ label, ...odds }) => ({
              title: label ?? 'Without words',
              subtitle: oddsWords(odds),
              media: SparklesIcon,
            }),
          },
        }),
      ],
      validation: (rule) => [
        rule
          .required()
          .min(FIELDS.fewest)
          .max(FIELDS.most)
          .error(`A wheel has ${FIELDS.fewest} to ${FIELDS.most} fields.`),
        rule.custom(labelProblem).error(),
        rule.custom(withoutWins).error(),
        rule.custom(allLimited).warning(),
      ],
    }),
    defineField({
      name: 'terms',
      title: 'Terms and conditions',
      type: 'text',
      rows: 8,
      description:
        'Who may take part, until when, what is drawn and how, and the permits that your state asks for.',
      validation: (rule) =>
        rule.required().min(40).error('A promotion needs its terms: write at least a sentence.'),
    }),
  ],
  preview: {
    select: { name: 'name', site: 'site.name', start: 'start', expiry: 'expiry' },
    prepare: ({ name, site, start, expiry }) => ({
      title: name ?? 'Without a name',
      subtitle: ['Spin to win', site, timeWords(start, expiry)].filter(Boolean).join(' · '),
      media: SparklesIcon,
    }),
  },
});
