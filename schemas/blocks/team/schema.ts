import { UsersIcon } from '@sanity/icons/Users';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { countLabel, countOf, headingField, introField } from '../../fields/blockFields.ts';

export const team = defineType({
  name: 'team',
  title: 'Team',
  type: 'object',
  icon: UsersIcon,
  fields: [
    { ...headingField, initialValue: 'Meet the team' },
    introField,
    defineField({
      name: 'people',
      title: 'People',
      type: 'array',
      description: 'Shown in this order. Leave empty to show all people of the site.',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'person' }] })],
      validation: (rule) => rule.unique().error('Add each person once.'),
    }),
  ],
  preview: {
    select: { heading: 'heading', people: 'people', media: 'people.0.image' },
    prepare: ({ heading, people, media }) => ({
      title: heading ?? 'Team',
      subtitle: `Team · ${countOf(people) ? countLabel(people, 'person', 'people') : 'everyone'}`,
      media: media ?? UsersIcon,
    }),
  },
});
