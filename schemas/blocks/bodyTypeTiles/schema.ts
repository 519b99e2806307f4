import { bodyLabel } from '@forecourt/lib/vehicle/body';
import { SquareIcon } from '@sanity/icons/Square';
import { ThLargeIcon } from '@sanity/icons/ThLarge';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { countLabel, countOf, headingField } from '../../fields/blockFields.ts';
import { BODY_OPTIONS } from '../../fields/bodyOptions.ts';
import { hiddenField } from '../../fields/hidden.ts';

/** Tiles that link to cars by body type (HOME-20 to HOME-22). */
export const bodyTypeTiles = defineType({
  name: 'bodyTypeTiles',
  title: 'Body-type tiles',
  type: 'object',
  icon: ThLargeIcon,
  fields: [
    headingField,
    defineField({
      name: 'tiles',
      title: 'Custom tiles',
      type: 'array',
      description: 'Leave empty to show the body types with the most stock.',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'bodyTile',
          title: 'Tile',
          fields: [
            defineField({
              name: 'body',
              title: 'Body type',
              type: 'string',
              options: { list: BODY_OPTIONS },
              validation: (rule) => rule.required().error('Choose a body type.'),
            }),
            defineField({ name: 'label', title: 'Custom label', type: 'string' }),
            defineField({ name: 'image', title: 'Custom picture', type: 'picture' }),
            hiddenField('item'),
          ],
          preview: {
            select: { body: 'body', label: 'label', media: 'image' },
            prepare: ({ body, label, media }) => ({
              title: label || (body ? bodyLabel(body) : 'No body type'),
              media: media ?? SquareIcon,
            }),
          },
        }),
      ],
      validation: (rule) =>
        rule.max(20).custom((tiles) => {
          const bodies = ((tiles ?? []) as { body?: string }[]).map(({ body }) => body).filter(Boolean);
          return new Set(bodies).size === bodies.length || 'Add each body type once.';
        }),
    }),
  ],
  preview: {
    select: { heading: 'heading', tiles: 'tiles' },
    prepare: ({ heading, tiles }) => ({
      title: heading ?? 'Body-type tiles',
      subtitle: `Body-type tiles · ${countOf(tiles) ? countLabel(tiles, 'tile') : 'by stock'}`,
      media: ThLargeIcon,
    }),
  },
});
