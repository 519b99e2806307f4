import { ListIcon } from '@sanity/icons/List';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { webAddress, webAddressRequired } from '../fields/webAddress.ts';

/** A titled group of footer links, for example Buyer Tools (NAV-08 to NAV-10). */
export const footerGroup = defineType({
  name: 'footerGroup',
  title: 'Group',
  type: 'object',
  icon: ListIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().max(40).error('Enter up to 40 characters.'),
    }),
    defineField({
      name: 'links',
      title: 'Links',
      type: 'array',
      of: [defineArrayMember({ type: 'action' })],
      validation: (rule) => rule.required().min(1).max(12).error('Add one to twelve links.'),
    }),
  ],
  preview: {
    select: { title: 'title', first: 'links.0.label', second: 'links.1.label', third: 'links.2.label' },
    prepare: ({ title, first, second, third }) => ({
      title: title ?? 'Untitled',
      subtitle: [first, second, third].filter(Boolean).join(', '),
      media: ListIcon,
    }),
  },
});

export const SOCIAL_NETWORKS = ['Facebook', 'Instagram', 'LinkedIn', 'TikTok', 'X', 'YouTube'] as const;

export const socialLink = defineType({
  name: 'socialLink',
  title: 'Social media page',
  type: 'object',
  fields: [
    defineField({
      name: 'network',
      title: 'Network',
      type: 'string',
      options: { list: [...SOCIAL_NETWORKS] },
      validation: (rule) => rule.required().error('Choose a network.'),
    }),
    defineField({
      name: 'url',
      title: 'Address',
      type: 'url',
      validation: (rule) => [webAddressRequired(rule, 'Enter the URL.'), webAddress(rule, 'https')],
    }),
  ],
  preview: { select: { title: 'network', subtitle: 'url' } },
});
