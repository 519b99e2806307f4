import { searchSlugProblem } from '@forecourt/lib/sites/slugs';
import { CaseIcon } from '@sanity/icons/Case';
import { defineField, defineType, type FieldDefinition } from 'sanity';
import { slugField } from '../fields/slugField.ts';
import { webAddress } from '../fields/webAddress.ts';

const byCarType = (name: string, title: string, description: string, more: FieldDefinition[] = []) =>
  defineField({
    name,
    title,
    type: 'object',
    description,
    options: { columns: 3, collapsible: true, collapsed: true },
    fields: [
      defineField({ name: 'new', title: 'New', type: 'string' }),
      defineField({ name: 'demo', title: 'Demo', type: 'string' }),
      defineField({ name: 'used', title: 'Used', type: 'string' }),
      ...more,
    ],
  });

/** A licensed dealer that owns stock. Sites refer to it (SITE-39, SITE-42, SITE-48 to SITE-53). */
export const dealership = defineType({
  name: 'dealership',
  title: 'Dealership',
  type: 'document',
  icon: CaseIcon,
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      validation: (rule) => rule.required().error('Enter the name.'),
    }),
    slugField({
      description: 'Used in /search/ addresses, and to identify the dealership in stock feeds.',
      problem: searchSlugProblem,
    }),
    defineField({ name: 'logo', title: 'Logo', type: 'logo' }),
    defineField({
      name: 'soldVisibleDays',
      title: 'Days sold cars stay listed',
      type: 'number',
      description: "Leave empty to use the site's setting.",
      validation: (rule) => rule.integer().min(0).max(365).error('Enter a whole number from 0 to 365.'),
    }),
    defineField({
      name: 'breadcrumbSearchBase',
      title: 'Breadcrumb links',
      type: 'string',
      description: "Leave empty to use the site's setting.",
      options: { layout: 'radio', direction: 'horizontal', list: ['/search/', '/used-car/'] },
    }),
    defineField({
      name: 'phones',
      title: 'Phone numbers by department',
      type: 'object',
      options: { columns: 3, collapsible: true, collapsed: true },
      fields: [
        defineField({ name: 'sales', title: 'Sales', type: 'string' }),
        defineField({ name: 'service', title: 'Service', type: 'string' }),
        defineField({ name: 'parts', title: 'Parts', type: 'string' }),
      ],
    }),
    byCarType('phoneByCarType', 'Phone numbers by car type', "Replaces the site's setting."),
    byCarType(
      'warrantyTextByCarType',
      'Warranty text by car type',
      "Replaces the site's setting. 'Certified' replaces 'Used' on certified used cars.",
      [defineField({ name: 'certified', title: 'Certified', type: 'string' })],
    ),
    defineField({
      name: 'website',
      title: 'Dealership website',
      type: 'object',
      description: 'Group sites list their dealerships with this link.',
      options: { columns: 2, collapsible: true, collapsed: true },
      fields: [
        defineField({
          name: 'url',
          title: 'Address',
          type: 'url',
          validation: (rule) => webAddress(rule, 'https', 'http'),
        }),
        defineField({ name: 'title', title: 'Title', type: 'string' }),
        defineField({ name: 'name', title: 'Name', type: 'string' }),
        defineField({ name: 'slug', title: 'Short name', type: 'string' }),
        defineField({ name: 'make', title: 'Make', type: 'string' }),
        defineField({ name: 'logo', title: 'Logo', type: 'logo' }),
      ],
    }),
  ],
  preview: {
    select: { title: 'name', subtitle: 'slug.current', media: 'logo' },
    prepare: ({ title, subtitle, media }) => ({
      title: title ?? 'Untitled',
      subtitle,
      media: media ?? CaseIcon,
    }),
  },
});
