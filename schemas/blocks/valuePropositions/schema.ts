import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { headingField } from '../../fields/blockFields.ts';
import { hiddenField } from '../../fields/hidden.ts';

/** Icons an editor can choose, named as in lucide. */
const VALUE_ICONS = [
  { name: 'shield-check', title: 'Shield: warranty, protection' },
  { name: 'badge-check', title: 'Badge: certified, inspected' },
  { name: 'wallet', title: 'Wallet: price, finance' },
  { name: 'hand-coins', title: 'Coins: trade-in' },
  { name: 'truck', title: 'Truck: delivery' },
  { name: 'map-pin', title: 'Pin: locations' },
  { name: 'wrench', title: 'Wrench: service' },
  { name: 'clock', title: 'Clock: quick, opening hours' },
  { name: 'calendar-check', title: 'Calendar: test drive' },
  { name: 'star', title: 'Star: reviews' },
  { name: 'heart-handshake', title: 'Handshake: family business' },
  { name: 'leaf', title: 'Leaf: electric, hybrid' },
] as const;

/** Three reasons to buy here (HOME-09). */
export const valuePropositions = defineType({
  name: 'valuePropositions',
  title: 'Value propositions',
  type: 'object',
  icon: CheckmarkCircleIcon,
  fields: [
    headingField,
    defineField({
      name: 'items',
      title: 'Reasons',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'valueProposition',
          title: 'Reason',
          fields: [
            defineField({
              name: 'icon',
              title: 'Icon',
              type: 'string',
              options: { list: VALUE_ICONS.map(({ name, title }) => ({ title, value: name })) },
              validation: (rule) => rule.required().error('Choose an icon.'),
            }),
            defineField({
              name: 'title',
              title: 'Title',
              type: 'string',
              validation: (rule) => rule.required().max(40).error('Enter a title of up to 40 characters.'),
            }),
            defineField({
              name: 'text',
              title: 'Text',
              type: 'text',
              rows: 2,
              validation: (rule) => rule.required().max(160).error('Enter up to 160 characters.'),
            }),
            defineField({ name: 'action', title: 'Link', type: 'action' }),
            hiddenField('item'),
          ],
          preview: { select: { title: 'title', subtitle: 'text' } },
        }),
      ],
      validation: (rule) =>
        rule.required().length(3).error('Add exactly three items, so that they fit in a row.'),
    }),
  ],
  preview: {
    select: { heading: 'heading', first: 'items.0.title', second: 'items.1.title', third: 'items.2.title' },
    prepare: ({ heading, first, second, third }) => ({
      title: heading ?? ([first, second, third].filter(Boolean).join(' · ') || 'Value propositions'),
      subtitle: `Value propositions${heading && first ? ` · ${[first, second, third].filter(Boolean).join(', ')}` : ''}`,
      media: CheckmarkCircleIcon,
    }),
  },
});
