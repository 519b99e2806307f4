import {
  MODEL_CARD_RATIO,
  PERSON_RATIO,
  POPUP_RATIO,
  SHARED_LINK_RATIO,
} from '@forecourt/lib/sites/pictures/ratios';
import { ImageIcon } from '@sanity/icons/Image';
import { defineField, defineType, type StringRule } from 'sanity';
import { altProblem } from '../warnings/alt.ts';

type Picture = Parameters<typeof altProblem>[0];

/** Missing alt text is an error where the picture is the content, and a warning elsewhere. */
const saidOf = (rule: StringRule, level: 'error' | 'warning') =>
  rule
    .custom((_, { parent, path, document }) => {
      const problem = altProblem(parent as Picture, (path ?? []).slice(0, -1), document);
      return problem?.level === level ? problem.words : true;
    })
    [level]();

/** The shapes that an editor sees while moving the focal point; the crops of the field are shown below it. */
const SHAPES = [
  { title: 'Wide, 16:9', aspectRatio: POPUP_RATIO },
  { title: 'Cards, 4:3', aspectRatio: MODEL_CARD_RATIO },
  { title: 'People and phones, 4:5', aspectRatio: PERSON_RATIO },
  { title: 'Shared links, 1.91:1', aspectRatio: SHARED_LINK_RATIO },
];

/** A photo with a focus point and alt text. */
export const picture = defineType({
  name: 'picture',
  title: 'Picture',
  type: 'image',
  icon: ImageIcon,
  options: { hotspot: { previews: SHAPES }, accept: 'image/jpeg,image/png,image/webp,image/avif' },
  fields: [
    defineField({
      name: 'alt',
      title: 'Alt text (describe the image for people who can’t see it)',
      type: 'string',
      description: 'Describe what the picture shows, as you would on the phone.',
      validation: (rule) => [
        rule.max(160).error('Keep it to 160 characters.'),
        saidOf(rule, 'error'),
        saidOf(rule, 'warning'),
      ],
    }),
    defineField({
      name: 'decorative',
      title: 'Decorative',
      type: 'boolean',
      description: 'Turn on if the picture adds no information. Screen readers skip it.',
      hidden: ({ parent, value }) => !value && Boolean(parent?.alt),
    }),
    defineField({
      name: 'rights',
      title: 'Rights',
      type: 'string',
      description: 'Who owns the picture and what was agreed, for example: Mazda Australia, campaign only.',
      validation: (rule) => rule.max(200).error('Keep it to 200 characters.'),
    }),
    defineField({
      name: 'usableUntil',
      title: 'Usable until',
      type: 'datetime',
      description: 'From then on, the site leaves the picture out. Leave empty if you may always use it.',
    }),
  ],
});
