import { MOST_ADJUSTMENT } from '@forecourt/lib/leads/trade-in/adjustments';
import { formatMoney } from '@forecourt/lib/platform/text/format';
import { HelpCircleIcon } from '@sanity/icons/HelpCircle';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { siteField } from '../fields/siteField.ts';

const amountWords = (amount: unknown): string =>
  typeof amount !== 'number'
    ? 'no amount yet'
    : amount === 0
      ? 'no change'
      : `${amount > 0 ? 'adds' : 'takes off'} ${formatMoney(Math.abs(amount))}`;

/** A question about the condition of a trade-in, with the amount each answer adds or deducts (OPEN-073). */
export const tradeAdjustment = defineType({
  name: 'tradeAdjustment',
  title: 'Trade-in question',
  type: 'document',
  icon: HelpCircleIcon,
  fields: [
    defineField({
      name: 'question',
      title: 'Question',
      type: 'string',
      placeholder: 'Is the service history complete?',
      validation: (rule) => [
        rule.required().error('Enter the question.'),
        rule.max(90).warning('Keep it under 90 characters.'),
      ],
    }),
    siteField,
    defineField({
      name: 'help',
      title: 'Help',
      type: 'string',
      description: 'Shown below the question as an explanation.',
      validation: (rule) => rule.max(140).warning('Keep it under 140 characters.'),
    }),
    defineField({
      name: 'answers',
      title: 'Answers',
      type: 'array',
      description: 'From the best to the worst. Shoppers choose one; they do not see the amounts.',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'tradeAnswer',
          title: 'Answer',
          fields: [
            defineField({
              name: 'label',
              title: 'Answer',
              type: 'string',
              placeholder: 'Yes, all of it',
              validation: (rule) => [
                rule.required().error('Enter the answer.'),
                rule.max(60).warning('Keep it under 60 characters.'),
              ],
            }),
            defineField({
              name: 'amount',
              title: 'Amount in dollars',
              type: 'number',
              description: '-800 deducts $800 from the estimate, 300 adds $300, 0 changes nothing.',
              initialValue: 0,
              validation: (rule) => [
                rule.required().error('Enter an amount; 0 changes nothing.'),
                rule
                  .integer()
                  .min(-MOST_ADJUSTMENT)
                  .max(MOST_ADJUSTMENT)
                  .error(`Enter whole dollars, at most ${formatMoney(MOST_ADJUSTMENT)} either way.`),
              ],
            }),
          ],
          preview: {
            select: { label: 'label', amount: 'amount' },
            prepare: ({ label, amount }) => ({
              title: label ?? 'Untitled',
              subtitle: amountWords(amount),
              media: HelpCircleIcon,
            }),
          },
        }),
      ],
      validation: (rule) => rule.required().min(2).max(6).error('Enter two to six answers.'),
    }),
    defineField({
      name: 'order',
      title: 'Position in the list',
      type: 'number',
      description: 'Lower numbers first.',
      initialValue: 50,
      validation: (rule) => rule.integer().min(0).error('Enter a whole number.'),
    }),
  ],
  preview: {
    select: { question: 'question', answers: 'answers' },
    prepare: ({ question, answers }) => ({
      title: question ?? 'Untitled',
      subtitle: Array.isArray(answers)
        ? answers
            .map(({ label }) => label)
            .filter(Boolean)
            .join(' · ')
        : undefined,
      media: HelpCircleIcon,
    }),
  },
});
