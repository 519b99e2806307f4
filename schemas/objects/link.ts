import { LinkIcon } from '@sanity/icons/Link';
import { defineField, defineType, type ValidationContext } from 'sanity';
import { sameSite } from '../fields/sameSite.ts';
import { webAddress } from '../fields/webAddress.ts';
import { checkPathLeadsSomewhere } from '../warnings/deadLinks.ts';

export const LINK_KINDS = ['page', 'path', 'url', 'phone'] as const;
type LinkValue = { kind?: (typeof LINK_KINDS)[number]; [field: string]: unknown };

const hiddenUnless =
  (kind: string) =>
  ({ parent }: { parent?: LinkValue }) =>
    parent?.kind !== kind;

/**
 * Requires the target that matches the link's kind. Exported because a field's own validation replaces that
 * of its type.
 */
export function checkLink(link: unknown): string | true {
  const value = link as LinkValue | undefined;
  if (!value?.kind) return true; // reported at the field `kind`
  const words = {
    page: 'Choose a page.',
    path: 'Enter an address on this site, for example /search.',
    url: 'Enter the full address, for example https://www.example.com.au.',
    phone: 'Enter the phone number, for example 07 3000 0000.',
  };
  return value[value.kind] ? true : words[value.kind];
}

/** A path is only checked if the link uses it. */
const checkPathOf = (path: string | undefined, context: ValidationContext) =>
  (context.parent as LinkValue | undefined)?.kind === 'path' ? checkPathLeadsSomewhere(path, context) : true;

export const link = defineType({
  name: 'link',
  title: 'Link',
  type: 'object',
  icon: LinkIcon,
  fields: [
    defineField({
      name: 'kind',
      title: 'Link type',
      type: 'string',
      options: {
        layout: 'radio',
        direction: 'horizontal',
        list: [
          { title: 'A page', value: 'page' },
          { title: 'An address on this site', value: 'path' },
          { title: 'Another site', value: 'url' },
          { title: 'A phone number', value: 'phone' },
        ],
      },
      validation: (rule) => rule.required().error('Choose a link type.'),
    }),
    defineField({
      name: 'page',
      title: 'Page',
      type: 'reference',
      to: [{ type: 'page' }],
      options: { filter: sameSite, disableNew: true },
      hidden: hiddenUnless('page'),
    }),
    defineField({
      name: 'path',
      title: 'Address on this site',
      type: 'string',
      placeholder: '/search?refinementList[make][0]=Toyota',
      description: 'The part after the site’s name in the browser, for example /search, including filters.',
      hidden: hiddenUnless('path'),
      validation: (rule) => [
        rule.custom(
          (value) => !value || /^[/#]\S*$/.test(value) || 'Start with a slash and remove the spaces.',
        ),
        rule.custom((value, context) => checkPathOf(value, context)).warning(),
      ],
    }),
    defineField({
      name: 'url',
      title: 'Address',
      type: 'url',
      hidden: hiddenUnless('url'),
      validation: (rule) => webAddress(rule, 'https', 'http', 'mailto'),
    }),
    defineField({
      name: 'phone',
      title: 'Phone number',
      type: 'string',
      hidden: hiddenUnless('phone'),
      validation: (rule) =>
        rule.custom(
          (value) =>
            !value || /^\+?[\d ()-]{6,20}$/.test(value) || 'Use digits and spaces, for example 07 3000 0000.',
        ),
    }),
    defineField({
      name: 'newTab',
      title: 'Open in a new tab',
      type: 'boolean',
      hidden: ({ parent }) => parent?.kind === 'phone',
    }),
  ],
  validation: (rule) => rule.custom(checkLink).error(),
  preview: {
    select: { kind: 'kind', page: 'page.title', path: 'path', url: 'url', phone: 'phone' },
    prepare: ({ kind, page, path, url, phone }) => ({
      title: { page, path, url, phone }[kind as string] ?? 'No target',
      media: LinkIcon,
    }),
  },
});
