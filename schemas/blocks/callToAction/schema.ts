import { BulbOutlineIcon } from '@sanity/icons/BulbOutline';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { checkTextContrast } from '../../warnings/contrast.ts';
import { fits } from '../../warnings/lengths.ts';

/** Every site has a contact page, so the default button always works. */
const CONTACT_BUTTON = [
  {
    _type: 'action',
    label: 'Contact us',
    link: { _type: 'link', kind: 'path', path: '/contact' },
  },
];

export const callToAction = defineType({
  name: 'callToAction',
  title: 'Call to action',
  type: 'object',
  icon: BulbOutlineIcon,
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      validation: (rule) => rule.required().max(80).error('Enter a heading of up to 80 characters.'),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 2,
      validation: (rule) => fits(rule, 'bannerText'),
    }),
    defineField({
      name: 'actions',
      title: 'Buttons',
      type: 'array',
      initialValue: CONTACT_BUTTON,
      of: [defineArrayMember({ type: 'action' })],
      description: 'The first stands out; the second is quieter.',
      validation: (rule) => rule.required().min(1).max(2).error('Add one or two buttons.'),
    }),
    defineField({
      name: 'tone',
      title: 'Background',
      type: 'string',
      initialValue: 'brand',
      options: {
        layout: 'radio',
        direction: 'horizontal',
        list: [
          { title: 'Brand colour', value: 'brand' },
          { title: 'Light', value: 'light' },
          { title: 'Picture', value: 'picture' },
        ],
      },
      validation: (rule) => rule.required().error('Choose a background.'),
    }),
    defineField({
      name: 'image',
      title: 'Picture',
      type: 'picture',
      hidden: ({ parent }) => parent?.tone !== 'picture',
      validation: (rule) => [
        rule.custom((image, context) =>
          (image as { asset?: unknown } | undefined)?.asset ||
          (context.parent as { tone?: string })?.tone !== 'picture'
            ? true
            : 'Add a picture, or choose another background.',
        ),
        rule
          .custom((image, context) =>
            (context.parent as { tone?: string })?.tone === 'picture'
              ? checkTextContrast(image, context)
              : true,
          )
          .warning(),
      ],
    }),
  ],
  preview: {
    select: { title: 'heading', tone: 'tone', label: 'actions.0.label', media: 'image' },
    prepare: ({ title, tone, label, media }) => ({
      title: title ?? 'Call to action',
      subtitle: ['Call to action', label].filter(Boolean).join(' · '),
      media: (tone === 'picture' && media) || BulbOutlineIcon,
    }),
  },
});
