import { InlineElementIcon } from '@sanity/icons/InlineElement';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { countLabel, headingField } from '../../fields/blockFields.ts';
import { sameSite } from '../../fields/sameSite.ts';

/** One to three promo cards side by side, each with its own schedule. */
export const promoCards = defineType({
  name: 'promoCards',
  title: 'Promo cards',
  type: 'object',
  icon: InlineElementIcon,
  fields: [
    headingField,
    defineField({
      name: 'cards',
      title: 'Cards',
      type: 'array',
      of: [
        defineArrayMember({ type: 'reference', to: [{ type: 'promoCard' }], options: { filter: sameSite } }),
      ],
      validation: (rule) =>
        rule.required().min(1).max(3).unique().error('Add one to three cards, each once.'),
    }),
  ],
  preview: {
    select: { heading: 'heading', cards: 'cards', first: 'cards.0.title' },
    prepare: ({ heading, cards, first }) => ({
      title: heading ?? first ?? 'Promo cards',
      subtitle: `Promo cards · ${countLabel(cards, 'card')}`,
      media: InlineElementIcon,
    }),
  },
});
