import { BlockquoteIcon } from '@sanity/icons/Blockquote';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { headingField } from '../../fields/blockFields.ts';
import { hiddenField } from '../../fields/hidden.ts';

export const testimonial = defineType({
  name: 'testimonial',
  title: 'Customer quote',
  type: 'object',
  icon: BlockquoteIcon,
  fields: [
    headingField,
    defineField({
      name: 'quotes',
      title: 'Quotes',
      type: 'array',
      description:
        'Real quotes, used with the customer’s permission. A single quote is shown large, and two or three side by side.',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'customerQuote',
          title: 'Quote',
          fields: [
            defineField({
              name: 'text',
              title: 'Quote',
              type: 'text',
              rows: 4,
              description: 'Enter it without quotation marks. They are added automatically.',
              validation: (rule) => rule.required().max(400).error('Enter up to 400 characters.'),
            }),
            defineField({
              name: 'name',
              title: 'Name',
              type: 'string',
              placeholder: 'Priya, Nundah',
              validation: (rule) => rule.required().max(60).error('Enter the name in up to 60 characters.'),
            }),
            defineField({
              name: 'about',
              title: 'About the customer',
              type: 'string',
              placeholder: 'Bought a Kia Sportage',
              validation: (rule) => rule.max(60).error('Keep it to 60 characters.'),
            }),
            defineField({ name: 'image', title: 'Picture', type: 'picture' }),
            hiddenField('item'),
          ],
          preview: { select: { title: 'name', subtitle: 'text', media: 'image' } },
        }),
      ],
      validation: (rule) => rule.required().min(1).max(3).error('Add one to three quotes.'),
    }),
  ],
  preview: {
    select: { heading: 'heading', text: 'quotes.0.text', name: 'quotes.0.name' },
    prepare: ({ heading, text, name }) => ({
      title: heading ?? text ?? 'Customer quote',
      subtitle: ['Customer quote', name].filter(Boolean).join(' · '),
      media: BlockquoteIcon,
    }),
  },
});
