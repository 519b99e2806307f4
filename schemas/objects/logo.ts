import { defineField, defineType } from 'sanity';

/** A logo. Not cropped, and may be an SVG. */
export const logo = defineType({
  name: 'logo',
  title: 'Logo',
  type: 'image',
  options: { accept: 'image/svg+xml,image/png,image/webp' },
  fields: [
    defineField({
      name: 'alt',
      title: 'Alt text (name on the logo)',
      type: 'string',
      validation: (rule) => rule.max(80).error('Keep it to 80 characters.'),
    }),
  ],
});
