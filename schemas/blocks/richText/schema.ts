import { BlockContentIcon } from '@sanity/icons/BlockContent';
import { defineField, defineType } from 'sanity';

type TextBlock = { _type: string; children?: { text?: string }[] };

export const richText = defineType({
  name: 'richText',
  title: 'Text',
  type: 'object',
  icon: BlockContentIcon,
  fields: [
    defineField({
      name: 'content',
      title: 'Text',
      type: 'portableText',
      validation: (rule) => rule.required().min(1).error('Enter some text.'),
    }),
    defineField({
      name: 'width',
      title: 'Width',
      type: 'string',
      initialValue: 'reading',
      description:
        'Lines of up to 68 characters are easiest to read. On a wide screen a short text with headings has two columns.',
      options: {
        layout: 'radio',
        direction: 'horizontal',
        list: [
          { title: 'Reading width', value: 'reading' },
          { title: 'Full width', value: 'full' },
        ],
      },
    }),
  ],
  preview: {
    select: { content: 'content' },
    prepare: ({ content }) => {
      const words = ((content ?? []) as TextBlock[])
        .filter((block) => block._type === 'block')
        .map((block) => block.children?.map((span) => span.text ?? '').join('') ?? '')
        .filter(Boolean);
      return {
        title: words[0] ?? 'Text',
        subtitle: `Text${words[1] ? ` · ${words[1]}` : ''}`,
        media: BlockContentIcon,
      };
    },
  },
});
