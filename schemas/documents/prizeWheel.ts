import { FIELDS, LONGEST_LABEL, MOST_WEIGHT } from '@forecourt/lib/leads/prize-wheel/wheel';
import { SparklesIcon } from '@sanity/icons/Sparkles';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { siteField } from '../fields/siteField.ts';
import { scheduleText, timeFields } from '../fields/times.ts';
import { fits } from '../warnings/lengths.ts';
import { creditRule } from '../warnings/textRules.ts';

interface WrittenPrize {
  label?: string;
  weight?: number;
  limit?: number;
  wins?: boolean;
}

const prizesOf = (value: unknown) => (value as WrittenPrize[] | undefined) ?? [];

/** Labels must be unique, so that the log identifies the segment. */
const labelProblem = (value: unknown): string | true => {
  const labels = prizesOf(value).map(({ label }) => label?.trim().toLowerCase() ?? '');
  const twice = labels.find((label, index) => label !== '' && labels.indexOf(label) !== index);
  return (
    twice === undefined ||
    `Two segments have the label '${twice}'. Change one of them, or increase the odds of the other.`
  );
};

const withoutWins = (value: unknown): string | true =>
  prizesOf(value).some(({ wins }) => wins !== false) ||
  'Nobody can win. Mark at least one segment as a prize.';

const allLimited = (value: unknown): string | true =>
  prizesOf(value).some(({ limit }) => limit === undefined || limit === null) ||
  'Every segment has a limit, so the wheel stops when all are reached. Leave one without a limit.';

const oddsWords = ({ weight, limit, wins }: WrittenPrize): string =>
  [
    wins === false ? 'Blank' : 'Prize',
    weight ? `odds ${weight}` : 'no odds yet',
    typeof limit === 'number' && `limit ${limit}`,
  ]
    .filter(Boolean)
    .join(' · ');

/** A prize wheel promotion, at `/spin-to-win` (ROUTE-84, OPEN-102). */
export const prizeWheel = defineType({
  name: 'prizeWheel',
  title: 'Spin to win',
  type: 'document',
  validation: creditRule,
  icon: SparklesIcon,
  fieldsets: [
    {
      name: 'times',
      title: 'Schedule',
      description:
        'The wheel is available between these dates. If two overlap, the one that started later is shown.',
      options: { columns: 2 },
    },
  ],
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      description: 'Winners see it in their email and in My Garage, for example Summer Spin 2026.',
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
      description: 'Shown below the headline: who can take part, and what for.',
      validation: (rule) => fits(rule, 'intro'),
    }),
    ...timeFields('start', 'expiry', 'times'),
    defineField({
      name: 'prizes',
      title: 'Segments',
      type: 'array',
      description: 'Clockwise, starting at the top.',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'prize',
          title: 'Segment',
          fields: [
            defineField({
              name: 'label',
              title: 'Label',
              type: 'string',
              validation: (rule) =>
                rule
                  .required()
                  .max(LONGEST_LABEL)
                  .error(`Enter up to ${LONGEST_LABEL} characters, so that it fits on the segment.`),
            }),
            defineField({
              name: 'wins',
              title: 'Prize',
              type: 'boolean',
              initialValue: true,
              description: "Turn off for segments without a prize, such as 'Not this time'.",
            }),
            defineField({
              name: 'weight',
              title: 'Odds',
              type: 'number',
              initialValue: 10,
              description: 'Relative to the other segments: 30 is three times as likely as 10.',
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
              title: 'Number of prizes',
              type: 'number',
              description:
                'When this many are won, the segment is no longer drawn. Leave empty for no limit.',
              validation: (rule) =>
                rule.integer().min(0).max(1_000_000).error('Enter a whole number, or leave it empty.'),
            }),
            defineField({
              name: 'text',
              title: 'Message to the winner',
              type: 'text',
              rows: 3,
              description:
                'How to claim the prize, and by when. Shown on the page, in the email and in My Garage.',
              validation: (rule) => [
                rule.max(280).error('Keep it to 280 characters.'),
                rule
                  .custom(
                    (text, { parent }) =>
                      Boolean(text) ||
                      (parent as WrittenPrize | undefined)?.wins === false ||
                      'Explain how to claim the prize, and by when.',
                  )
                  .warning(),
              ],
            }),
          ],
          preview: {
            select: { label: 'label', weight: 'weight', limit: 'limit', wins: 'wins' },
            prepare: ({ label, ...odds }) => ({
              title: label ?? 'Untitled',
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
          .error(`Add ${FIELDS.fewest} to ${FIELDS.most} segments.`),
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
        'Who can take part, until when, what is drawn and how, and the permits required in your state.',
      validation: (rule) =>
        rule.required().min(40).error('Enter the terms and conditions in at least one sentence.'),
    }),
  ],
  preview: {
    select: { name: 'name', site: 'site.name', start: 'start', expiry: 'expiry' },
    prepare: ({ name, site, start, expiry }) => ({
      title: name ?? 'Untitled',
      subtitle: ['Spin to win', site, scheduleText(start, expiry)].filter(Boolean).join(' · '),
      media: SparklesIcon,
    }),
  },
});
