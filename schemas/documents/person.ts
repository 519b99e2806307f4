import { UserIcon } from '@sanity/icons/User';
import { defineField, defineType } from 'sanity';
import { siteField } from '../fields/siteField.ts';

/** Somebody customers meet, as the team block and the pages of locations show them. */
export const person = defineType({
  name: 'person',
  title: 'Person',
  type: 'document',
  icon: UserIcon,
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      validation: (rule) => rule.required().error('Enter the name.'),
    }),
    siteField,
    defineField({
      name: 'role',
      title: 'What they do',
      type: 'string',
      placeholder: 'Service manager',
      validation: (rule) => rule.max(60).warning('Keep it under 60 characters.'),
    }),
    defineField({
      name: 'location',
      title: 'Where they work',
      type: 'reference',
      to: [{ type: 'location' }],
      options: { disableNew: true },
      description: "They stand on this location's page, and enquiries to them start with it.",
    }),
    defineField({
      name: 'image',
      title: 'Picture',
      type: 'picture',
      description: 'Upright, the face in the upper half. Without one their initials show.',
    }),
    defineField({
      name: 'phone',
      title: 'Phone',
      type: 'string',
      validation: (rule) =>
        rule.custom(
          (value) =>
            !value || /^\+?[\d ()-]{6,20}$/.test(value) || 'Use digits and spaces, for example 07 3000 0000.',
        ),
    }),
    defineField({
      name: 'enquiries',
      title: 'Shoppers can write to them',
      type: 'boolean',
      initialValue: true,
      description:
        'By the enquiry form, which goes where enquiries to the location go. Their email address is never shown.',
    }),
    defineField({
      name: 'order',
      title: 'Place in lists',
      type: 'number',
      description: 'Lower numbers first; people with the same number by name.',
      initialValue: 50,
      validation: (rule) => rule.integer().min(0).error('Enter a whole number.'),
    }),
  ],
  preview: {
    select: { title: 'name', subtitle: 'role', media: 'image' },
    prepare: ({ title, subtitle, media }) => ({
      title: title ?? 'Without a name',
      subtitle,
      media: media ?? UserIcon,
    }),
  },
});
