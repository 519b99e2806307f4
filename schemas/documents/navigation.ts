import { MenuIcon } from '@sanity/icons/Menu';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { siteField } from '../fields/siteField.ts';
import { creditRule } from '../warnings/textRules.ts';

const onlyFor =
  (kind: 'header' | 'footer') =>
  ({ document }: { document?: Record<string, unknown> }) =>
    document?.kind !== kind;

/** The menus of a header, or the link groups of a footer (NAV-01 to NAV-11). */
export const navigation = defineType({
  name: 'navigation',
  title: 'Navigation',
  type: 'document',
  validation: creditRule,
  icon: MenuIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Name',
      type: 'string',
      description: 'Shown only in the studio, for example Main header.',
      validation: (rule) => rule.required().error('Enter a name.'),
    }),
    siteField,
    defineField({
      name: 'kind',
      title: 'Type',
      type: 'string',
      initialValue: 'header',
      options: {
        layout: 'radio',
        direction: 'horizontal',
        list: [
          { title: 'Header', value: 'header' },
          { title: 'Footer', value: 'footer' },
        ],
      },
      validation: (rule) => rule.required().error('Choose header or footer.'),
    }),
    defineField({
      name: 'menus',
      title: 'Menus',
      type: 'array',
      of: [defineArrayMember({ type: 'menu' })],
      hidden: onlyFor('header'),
      validation: (rule) => rule.max(8).warning('More than eight menus do not fit a laptop screen.'),
    }),
    defineField({
      name: 'callToAction',
      title: 'Button at the end',
      type: 'action',
      hidden: onlyFor('header'),
    }),
    defineField({
      name: 'groups',
      title: 'Groups',
      type: 'array',
      of: [defineArrayMember({ type: 'footerGroup' })],
      hidden: onlyFor('footer'),
      validation: (rule) => rule.max(5).warning('More than five groups do not fit a laptop screen.'),
    }),
    defineField({ name: 'text', title: 'Text', type: 'shortText', hidden: onlyFor('footer') }),
    defineField({
      name: 'legalLinks',
      title: 'Legal links',
      type: 'array',
      of: [defineArrayMember({ type: 'action' })],
      description: 'Shown in the last line, for example privacy policy, terms and conditions.',
      hidden: onlyFor('footer'),
    }),
    defineField({
      name: 'socialLinks',
      title: 'Social media',
      type: 'array',
      of: [defineArrayMember({ type: 'socialLink' })],
      hidden: onlyFor('footer'),
    }),
  ],
  preview: {
    select: { title: 'title', kind: 'kind', site: 'site.name' },
    prepare: ({ title, kind, site }) => ({
      title: title ?? 'Untitled',
      subtitle: [kind === 'footer' ? 'Footer' : 'Header', site].filter(Boolean).join(' · '),
      media: MenuIcon,
    }),
  },
});
