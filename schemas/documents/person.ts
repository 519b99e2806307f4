import { UserIcon } from '@sanity/icons/User';
import { defineField, defineType } from 'sanity';
import { siteField } from '../fields/siteField.ts';

/** A staff member, shown in the team block and on location pages. */
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
      title: 'Role',
      type: 'string',
      placeholder: 'Service manager',
      validation: (rule) => rule.max(60).warning('Keep it under 60 characters.'),
    }),
    defineField({
      name: 'location',
      title: 'Location',
      type: 'reference',
      to: [{ type: 'location' }],
      options: { disableNew: true },
      description: "They appear on this location's page, and enquiries to them are sent there.",
    }),
    defineField({
      name: 'image',
      title: 'Picture',
      type: 'picture',
      description: 'Portrait format, with the face in the upper half. Without a photo, initials are shown.',
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
      title: 'Accepts enquiries',
      type: 'boolean',
      initialValue: true,
      description:
        "Shoppers can write to them with the enquiry form. Enquiries go to the location's recipients, and the email address is never shown.",
    }),
    defineField({
      name: 'order',
      title: 'Position in lists',
      type: 'number',
      description: 'Lower numbers come first. People with the same number are sorted by name.',
      initialValue: 50,
      validation: (rule) => rule.integer().min(0).error('Enter a whole number.'),
    }),
  ],
  preview: {
    select: { title: 'name', subtitle: 'role', media: 'image' },
    prepare: ({ title, subtitle, media }) => ({
      title: title ?? 'Untitled',
      subtitle,
      media: media ?? UserIcon,
    }),
  },
});
