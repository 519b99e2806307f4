import { BlockContentIcon } from '@sanity/icons/BlockContent';
import { LinkIcon } from '@sanity/icons/Link';
import { defineArrayMember, defineType } from 'sanity';

const decorators = [
  { title: 'Bold', value: 'strong' },
  { title: 'Italic', value: 'em' },
];
const textLink = { name: 'link', type: 'link', title: 'Link', icon: LinkIcon };

/** Formatted text of a page: headings from level 2 (level 1 is the page title), lists, links and pictures. */
export const portableText = defineType({
  name: 'portableText',
  title: 'Text',
  type: 'array',
  icon: BlockContentIcon,
  of: [
    defineArrayMember({
      type: 'block',
      styles: [
        { title: 'Text', value: 'normal' },
        { title: 'Heading', value: 'h2' },
        { title: 'Small heading', value: 'h3' },
        { title: 'Quote', value: 'blockquote' },
      ],
      lists: [
        { title: 'Bulleted list', value: 'bullet' },
        { title: 'Numbered list', value: 'number' },
      ],
      marks: { decorators, annotations: [textLink] },
    }),
    defineArrayMember({ type: 'picture', name: 'picture' }),
  ],
});

/** Formatted text of a card or footnote: paragraphs, bullets and links. */
export const shortText = defineType({
  name: 'shortText',
  title: 'Text',
  type: 'array',
  icon: BlockContentIcon,
  of: [
    defineArrayMember({
      type: 'block',
      styles: [{ title: 'Text', value: 'normal' }],
      lists: [{ title: 'Bulleted list', value: 'bullet' }],
      marks: { decorators, annotations: [textLink] },
    }),
  ],
});
