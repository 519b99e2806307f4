import { HelpCircleIcon } from '@sanity/icons/HelpCircle';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { countWords, headingField, introField } from '../../fields/blockFields.ts';

/** Questions that open to their answers, such as those about a trade-in (OPEN-074). */
export const faq = defineType({
  name: 'faq',
  title: 'Questions and answers',
  type: 'object',
  icon: HelpCircleIcon,
  fields: [
    { ...headingField, initialValue: 'Questions we are asked' },
    introField,
    defineField({
      name: 'items',
      title: 'Questions',
      type: 'array',
      description: 'The most frequent first. One opens at a time.',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'faqItem',
          title: 'Question',
          fields: [
            defineField({
              name: 'question',
              title: 'Question',
              type: 'string',
              description: 'As a shopper would ask it: "What do I need to bring?"',
              validation: (rule) =>
                rule.required().max(140).error('Enter a question of up to 140 characters.'),
            }),
            defineField({
              name: 'answer',
              title: 'Answer',
              type: 'shortText',
              validation: (rule) => rule.required().min(1).error('Enter the answer.'),
            }),
          ],
          preview: { select: { title: 'question' } },
        }),
      ],
      validation: (rule) => rule.required().min(2).max(20).error('Two to twenty questions.'),
    }),
    defineField({
      name: 'openFirst',
      title: 'The first is open',
      type: 'boolean',
      description: 'Shows at a glance that there is an answer behind each question.',
      initialValue: false,
    }),
    defineField({ name: 'action', title: 'Link for whoever has another question', type: 'action' }),
  ],
  preview: {
    select: { heading: 'heading', items: 'items', first: 'items.0.question' },
    prepare: ({ heading, items, first }) => ({
      title: heading ?? first ?? 'Questions and answers',
      subtitle: `Questions and answers · ${countWords(items, 'question')}`,
      media: HelpCircleIcon,
    }),
  },
});
