import { UsersIcon } from '@sanity/icons/Users';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { countOf, countWords, headingField, introField } from '../../fields/blockFields.ts';

/** The people customers meet: picture, name, what they do, how to reach them. */
export const team = defineType({
  name: 'team',
  title: 'Team',
  type: 'object',
  icon: UsersIcon,
  fields: [
    { ...headingField, initialValue: 'Who you will meet' },
    introField,
    defineField({
      name: 'people',
      title: 'People',
      type: 'array',
      description: 'In the order they are to be shown. Empty: everybody of the site.',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'person' }] })],
      validation: (rule) => rule.unique().error('Each person once.'),
    }),
  ],
  preview: {
    select: { heading: 'heading', people: 'people', media: 'people.0.image' },
    prepare: ({ heading, people, media }) => ({
      title: heading ?? 'Team',
      subtitle: `Team · ${countOf(people) ? countWords(people, 'person', 'people') : 'everybody'}`,
      media: media ?? UsersIcon,
    }),
  },
});
