import { ChevronDownIcon } from '@sanity/icons/ChevronDown';
import { MenuIcon } from '@sanity/icons/Menu';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { scheduleText, timeFields } from '../fields/times.ts';
import { fits } from '../warnings/lengths.ts';
import { checkLink } from './link.ts';

export const MENU_KINDS = ['link', 'dropdown', 'mega', 'models'] as const;
const TIMES = {
  name: 'times',
  title: 'Schedule',
  options: { collapsible: true, collapsed: true, columns: 2 },
};
const hiddenUnless =
  (...kinds: string[]) =>
  ({ parent }: { parent?: { kind?: string } }) =>
    !kinds.includes(parent?.kind ?? '');

/** An entry of the header: a link, dropdown, mega menu of columns, or mega menu of models (NAV-11). */
export const menu = defineType({
  name: 'menu',
  title: 'Menu',
  type: 'object',
  icon: MenuIcon,
  fieldsets: [TIMES],
  fields: [
    defineField({
      name: 'label',
      title: 'Label',
      type: 'string',
      validation: (rule) => [rule.required().error('Enter a label.'), ...fits(rule, 'menuLabel')],
    }),
    defineField({
      name: 'kind',
      title: 'Type',
      type: 'string',
      initialValue: 'link',
      options: {
        layout: 'radio',
        list: [
          { title: 'Link', value: 'link' },
          { title: 'Dropdown', value: 'dropdown' },
          { title: 'Mega menu with columns', value: 'mega' },
          { title: 'Mega menu with models', value: 'models' },
        ],
      },
      validation: (rule) => rule.required().error('Choose a type.'),
    }),
    defineField({
      name: 'link',
      title: 'Link',
      type: 'link',
      description: 'For menus that open, the link to their overview page. Optional.',
      validation: (rule) =>
        rule.custom((value, context) => {
          const isNeeded = (context.parent as { kind?: string })?.kind === 'link';
          return value ? checkLink(value) : !isNeeded || 'Choose a link.';
        }),
    }),
    defineField({
      name: 'items',
      title: 'Items',
      type: 'array',
      of: [defineArrayMember({ type: 'menuItem' })],
      hidden: hiddenUnless('dropdown'),
      validation: (rule) =>
        rule
          .max(12)
          .custom((items, context) =>
            (items as unknown[] | undefined)?.length ||
            (context.parent as { kind?: string })?.kind !== 'dropdown'
              ? true
              : 'Add at least one item.',
          ),
    }),
    defineField({
      name: 'columns',
      title: 'Columns',
      type: 'array',
      of: [defineArrayMember({ type: 'menuColumn' })],
      hidden: hiddenUnless('mega'),
      validation: (rule) => rule.max(4).error('Add up to four columns.'),
    }),
    defineField({
      name: 'models',
      title: 'Models',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'model' }] })],
      description: "Leave empty to show all models of the site's manufacturer.",
      hidden: hiddenUnless('models'),
      validation: (rule) => [
        rule.unique().error('Select each model only once.'),
        rule.max(24).error('Add up to 24 models.'),
      ],
    }),
    defineField({
      name: 'groupBy',
      title: 'Group by',
      type: 'string',
      initialValue: 'none',
      options: {
        layout: 'radio',
        direction: 'horizontal',
        list: [
          { title: 'Nothing', value: 'none' },
          { title: 'Brand', value: 'brand' },
          { title: 'Body type', value: 'body' },
        ],
      },
      hidden: hiddenUnless('models'),
    }),
    ...timeFields('showFrom', 'showUntil', 'times'),
  ],
  preview: {
    select: { title: 'label', kind: 'kind', showFrom: 'showFrom', showUntil: 'showUntil' },
    prepare: ({ title, kind, showFrom, showUntil }) => ({
      title: title ?? 'Untitled',
      subtitle: [
        { dropdown: 'Dropdown', mega: 'Mega menu', models: 'Mega menu of models' }[kind as string] ?? 'Link',
        scheduleText(showFrom, showUntil),
      ]
        .filter(Boolean)
        .join(' · '),
      media: kind === 'link' ? MenuIcon : ChevronDownIcon,
    }),
  },
});

/** An entry of a dropdown or mega menu column. */
export const menuItem = defineType({
  name: 'menuItem',
  title: 'Item',
  type: 'object',
  fieldsets: [TIMES],
  fields: [
    defineField({
      name: 'label',
      title: 'Label',
      type: 'string',
      validation: (rule) => [rule.required().error('Enter a label.'), ...fits(rule, 'menuItem')],
    }),
    defineField({
      name: 'description',
      title: 'Explanation',
      type: 'string',
      validation: (rule) => rule.max(80).warning('Keep it to 80 characters.'),
    }),
    defineField({
      name: 'link',
      title: 'Link',
      type: 'link',
      validation: (rule) => [rule.required().error('Choose a link.'), rule.custom(checkLink).error()],
    }),
    ...timeFields('showFrom', 'showUntil', 'times'),
  ],
  preview: {
    select: { title: 'label', description: 'description', showFrom: 'showFrom', showUntil: 'showUntil' },
    prepare: ({ title, description, showFrom, showUntil }) => ({
      title,
      subtitle: [description, scheduleText(showFrom, showUntil)].filter(Boolean).join(' · '),
    }),
  },
});

export const menuColumn = defineType({
  name: 'menuColumn',
  title: 'Column',
  type: 'object',
  fields: [
    defineField({ name: 'title', title: 'Title', type: 'string' }),
    defineField({
      name: 'items',
      title: 'Items',
      type: 'array',
      of: [defineArrayMember({ type: 'menuItem' })],
      validation: (rule) => rule.required().min(1).max(10).error('Add one to ten items.'),
    }),
  ],
  preview: {
    select: { title: 'title', first: 'items.0.label', second: 'items.1.label' },
    prepare: ({ title, first, second }) => ({
      title: title ?? 'Column',
      subtitle: [first, second].filter(Boolean).join(', '),
    }),
  },
});
