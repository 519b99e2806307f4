import { HelpCircleIcon } from '@sanity/icons/HelpCircle';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { countLabel, headingField, introField } from '../../fields/blockFields.ts';
import { hiddenField } from '../../fields/hidden.ts';

/** Frequently asked questions that expand, such as those about a trade-in (OPEN-074). */
export const faq = defineType({
  name: 'faq',
  title: 'Questions and answers',
  type: 'object',
  icon: HelpCircleIcon,
  fields: [
    { ...headingField, initialValue: 'Frequently asked questions' },
    introField,
    defineField({
      name: 'items',
      title: 'Questions',
      type: 'array',
      description: 'Most frequent first. Only one is open at a time.',
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
              description: 'Write it as a shopper would ask: "What do I need to bring?"',
              validation: (rule) =>
                rule.required().max(140).error('Enter a question of up to 140 characters.'),
            }),
            defineField({
              name: 'answer',
              title: 'Answer',
              type: 'shortText',
              validation: (rule) => rule.required().min(1).error('Enter an answer.'),
            }),
            hiddenField('item'),
          ],
          preview: { select: { title: 'question' } },
        }),
      ],
      validation: (rule) => rule.required().min(2).max(20).error('Add two to twenty questions.'),
    }),
    defineField({
      name: 'openFirst',
      title: 'Open the first question',
      type: 'boolean',
      description: 'Shows visitors that questions can be opened.',
      initialValue: false,
    }),
    defineField({ name: 'action', title: 'Link below the questions', type: 'action' }),
  ],
  preview: {
    select: { heading: 'heading', items: 'items', first: 'items.0.question' },
    prepare: ({ heading, items, first }) => ({
      title: heading ?? first ?? 'Questions and answers',
      subtitle: `Questions and answers · ${countLabel(items, 'question')}`,
      media: HelpCircleIcon,
    }),
  },
});
