import { ImageIcon } from '@sanity/icons/Image';
import { defineField, defineType, type StringRule } from 'sanity';
import { altProblem } from '../warnings/alt.ts';

type Picture = Parameters<typeof altProblem>[0];

/** A description is missed where the picture stands for itself, and recommended everywhere else. */
const saidOf = (rule: StringRule, level: 'error' | 'warning') =>
  rule
    .custom((_, { parent, path, document }) => {
      const problem = altProblem(parent as Picture, (path ?? []).slice(0, -1), document);
      return problem?.level === level ? problem.words : true;
    })
    [level]();

/** The shapes in which pages cut a photo: somebody who sets its focus sees each of them. */
const SHAPES = [
  { title: 'Hero and cards, 16:9', aspectRatio: 16 / 9 },
  { title: 'Cards, 4:3', aspectRatio: 4 / 3 },
  { title: 'Phone and people, 4:5', aspectRatio: 4 / 5 },
  { title: 'Shared links, 1.91:1', aspectRatio: 1200 / 630 },
];

/** A photo with its focus point and the words for those who do not see it. */
export const picture = defineType({
  name: 'picture',
  title: 'Picture',
  type: 'image',
  icon: ImageIcon,
  options: { hotspot: { previews: SHAPES }, accept: 'image/jpeg,image/png,image/webp,image/avif' },
  fields: [
    defineField({
      name: 'alt',
      title: 'Description for people who do not see it',
      type: 'string',
      description: 'What the picture shows, in the words you would use on the phone.',
      validation: (rule) => [
        rule.max(160).error('Keep it to 160 characters.'),
        saidOf(rule, 'error'),
        saidOf(rule, 'warning'),
      ],
    }),
    defineField({
      name: 'decorative',
      title: 'Mere decoration',
      type: 'boolean',
      description: 'It says nothing that the words do not say: screen readers leave it out.',
      hidden: ({ parent, value }) => !value && Boolean(parent?.alt),
    }),
  ],
});
