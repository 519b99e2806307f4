import { LaunchIcon } from '@sanity/icons/Launch';
import { defineField, defineType } from 'sanity';
import { fits } from '../warnings/lengths.ts';
import { checkLink } from './link.ts';

export const action = defineType({
  name: 'action',
  title: 'Button',
  type: 'object',
  icon: LaunchIcon,
  fields: [
    defineField({
      name: 'label',
      title: 'Label',
      type: 'string',
      description: 'Describe the action: "Search used cars", not "Click here".',
      validation: (rule) => [rule.required().error('Enter a button label.'), ...fits(rule, 'buttonLabel')],
    }),
    defineField({
      name: 'link',
      title: 'Link',
      type: 'link',
      validation: (rule) => [rule.required().error('Choose a link.'), rule.custom(checkLink).error()],
    }),
  ],
  preview: {
    select: {
      title: 'label',
      page: 'link.page.title',
      path: 'link.path',
      url: 'link.url',
      phone: 'link.phone',
    },
    prepare: ({ title, page, path, url, phone }) => ({
      title: title ?? 'Untitled',
      subtitle: page ?? path ?? url ?? phone,
      media: LaunchIcon,
    }),
  },
});
