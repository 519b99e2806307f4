import { ImageIcon } from '@sanity/icons/Image';
import { defineField, defineType } from 'sanity';

/** A photo with its focus point and the words for those who do not see it. */
export const picture = defineType({
  name: 'picture',
  title: 'Picture',
  type: 'image',
  icon: ImageIcon,
  options: { hotspot: true, accept: 'image/jpeg,image/png,image/webp,image/avif' },
  fields: [
    defineField({
      name: 'alt',
      title: 'Description for people who do not see it',
      type: 'string',
      description: 'What the picture shows. Leave it empty only when the picture is mere decoration.',
      validation: (rule) => [
        rule.max(160).error('Keep it to 160 characters.'),
        rule
          .custom((value, context) =>
            value || !(context.parent as { asset?: unknown })?.asset
              ? true
              : 'Describe the picture, unless it is mere decoration.',
          )
          .warning(),
      ],
    }),
  ],
});
