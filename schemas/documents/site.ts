import { siteSlugProblem } from '@forecourt/lib/sites/slugs';
import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { HOST } from '../fields/host.ts';
import { sameSite } from '../fields/sameSite.ts';
import { hostProblem, slugHostProblem } from '../fields/siteHosts.ts';
import { slugField } from '../fields/slugField.ts';
import { TEMPLATE_CHOICES, themeField } from '../fields/themeField.ts';
import { webAddress, webAddressRequired } from '../fields/webAddress.ts';
import { creditRule } from '../warnings/textRules.ts';

const navigationOf = (kind: 'header' | 'footer') => ({
  type: 'reference' as const,
  to: [{ type: 'navigation' }],
  options: {
    filter: (context: Parameters<typeof sameSite>[0]) => {
      const { filter, params } = sameSite(context);
      return { filter: `(${filter}) && kind == $kind`, params: { ...params, kind } };
    },
  },
});

/**
 * A dealer's site: its identity, look, stock and settings (SITE-34 to SITE-47). Only administrators may write
 * it (`roles.ts`); for others the studio shows it as read-only.
 */
export const site = defineType({
  name: 'site',
  title: 'Site',
  type: 'document',
  validation: creditRule,
  icon: EarthGlobeIcon,
  groups: [
    { name: 'identity', title: 'Identity', default: true },
    { name: 'look', title: 'Design' },
    { name: 'stock', title: 'Dealerships and stock' },
    { name: 'menus', title: 'Menus' },
    { name: 'settings', title: 'Settings' },
  ],
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      group: 'identity',
      validation: (rule) => rule.required().max(60).error('Enter a name of up to 60 characters.'),
    }),
    {
      ...slugField({
        title: 'Short name',
        description:
          "Used in addresses, storage and leads. If you change it later, data stored in visitors' browsers is lost.",
        problem: siteSlugProblem,
        clash: slugHostProblem,
      }),
      group: 'identity',
    },
    defineField({
      name: 'toCheck',
      title: 'Still missing',
      type: 'array',
      group: 'identity',
      of: [defineArrayMember({ type: 'text', rows: 2 })],
      description: "Tasks left from the site's setup. Remove each one when it is done.",
      hidden: ({ value }) => !(value as unknown[] | undefined)?.length,
      validation: (rule) =>
        rule
          .custom((lines) => {
            const count = (lines as unknown[] | undefined)?.length ?? 0;
            return count === 0 || `${count} setup tasks are left.`;
          })
          .warning(),
    }),
    defineField({
      name: 'founded',
      title: 'In business since',
      type: 'number',
      group: 'identity',
      placeholder: '1994',
      description:
        'The year the business was founded. Pages show the number of years since then in place of {years}, and in stats banners.',
      validation: (rule) => rule.integer().min(1850).max(new Date().getFullYear()).error('Enter a year.'),
    }),
    defineField({
      name: 'url',
      title: 'Address',
      type: 'url',
      group: 'identity',
      description: 'The address for search engines, without a trailing slash.',
      validation: (rule) => [
        webAddressRequired(rule, 'Enter the full address, for example https://www.example.com.au.'),
        webAddress(rule, 'https', 'http'),
        rule.custom((value) => !value?.endsWith('/') || 'Remove the slash at the end.'),
      ],
    }),
    defineField({
      name: 'hosts',
      title: 'Hosts',
      type: 'array',
      group: 'identity',
      of: [defineArrayMember({ type: 'string' })],
      options: { layout: 'tags' },
      description: 'Host names of this site, for example www.example.com.au.',
      validation: (rule) => [
        rule.unique().custom((hosts) => {
          const bad = (hosts as string[] | undefined)?.find((host) => !HOST.test(host));
          return bad === undefined || `'${bad}' is not a host name. Remove https:// and the path.`;
        }),
        rule.custom(
          async (hosts, context) => (await hostProblem(hosts as string[] | undefined, context)) ?? true,
        ),
      ],
    }),
    defineField({
      name: 'logo',
      title: 'Logo',
      type: 'logo',
      group: 'look',
      description: 'SVG, or PNG at least 400 pixels wide, with a transparent background.',
      validation: (rule) => rule.required().warning('Without a logo, the name is shown as text.'),
    }),
    defineField({
      name: 'logoOnDark',
      title: 'Logo for dark backgrounds',
      type: 'logo',
      group: 'look',
      description: 'For dark headers and footers. Without one, the logo is shown in white.',
    }),
    defineField({
      name: 'template',
      title: 'Template',
      type: 'string',
      group: 'look',
      initialValue: 'group',
      options: {
        layout: 'radio',
        list: TEMPLATE_CHOICES,
      },
      validation: (rule) => rule.required().error('Choose a template.'),
    }),
    { ...themeField, group: 'look' },
    defineField({
      name: 'dealerships',
      title: 'Dealerships',
      type: 'array',
      group: 'stock',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'dealership' }] })],
      description: 'The dealerships whose stock the site lists. The first is the main one.',
      validation: (rule) => rule.required().min(1).unique().error('Add at least one dealership, each once.'),
    }),
    defineField({
      name: 'locations',
      title: 'Locations',
      type: 'array',
      group: 'stock',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'location' }] })],
      validation: (rule) => rule.unique().error('Select each location only once.'),
    }),
    defineField({
      name: 'manufacturer',
      title: 'Manufacturer',
      type: 'reference',
      to: [{ type: 'manufacturer' }],
      group: 'stock',
      description: 'Only for single-brand sites.',
    }),
    defineField({ name: 'header', title: 'Header', group: 'menus', ...navigationOf('header') }),
    defineField({ name: 'footer', title: 'Footer', group: 'menus', ...navigationOf('footer') }),
    defineField({
      name: 'customFooter',
      title: 'Custom footer',
      group: 'menus',
      description: 'Shown instead of the footer above.',
      ...navigationOf('footer'),
    }),
    defineField({
      name: 'customSlide',
      title: 'Slide in vehicle galleries',
      type: 'reference',
      to: [{ type: 'slide' }],
      options: { filter: sameSite },
      group: 'look',
      description: "Shown second in every car's gallery.",
    }),
    defineField({
      name: 'popupPromotion',
      title: 'Popup promotion',
      type: 'reference',
      to: [{ type: 'popup' }],
      options: { filter: sameSite },
      group: 'look',
      description: 'Opens on its pages while no scheduled popup is running.',
    }),
    defineField({
      name: 'needsApproval',
      title: 'Needs approval before publishing',
      type: 'array',
      of: [{ type: 'string' }],
      group: 'settings',
      description:
        'Somebody else must approve these before they are published. Editors whose role may only write drafts cannot publish them otherwise. If a person whose role may publish does it without approval, the other approvers are emailed.',
      options: {
        list: [
          { value: 'pages', title: 'All pages' },
          { value: 'legalPages', title: 'Legal pages, such as privacy and terms' },
          { value: 'offers', title: 'Offers with a rate or a price' },
        ],
      },
    }),
    defineField({ name: 'settings', title: 'Settings', type: 'siteSettings', group: 'settings' }),
  ],
  preview: {
    select: { title: 'name', url: 'url', template: 'template', media: 'logo' },
    prepare: ({ title, url, template, media }) => ({
      title: title ?? 'Untitled',
      subtitle: [template, url?.replace(/^https?:\/\//, '')].filter(Boolean).join(' · '),
      media: media ?? EarthGlobeIcon,
    }),
  },
});
