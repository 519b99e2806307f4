import { DocumentTextIcon } from '@sanity/icons/DocumentText';
import { HomeIcon } from '@sanity/icons/Home';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { BLOCK_GROUPS, blockTypes } from '../blocks/registry.ts';
import { pathField } from '../fields/pathField.ts';
import { siteField } from '../fields/siteField.ts';
import { checkClaims } from '../warnings/claims.ts';
import { checkCreditCost } from '../warnings/creditCost.ts';
import { checkEmptyBlocks } from '../warnings/emptyBlocks.ts';
import { listBadge } from '../warnings/listBadge.ts';
import { checkBraces } from '../warnings/placeholders.ts';
import { checkTemplatePlaceholders } from '../warnings/templatePlaceholders.ts';
import { textRules } from '../warnings/textRules.ts';

/** A page that consists of blocks (CONTENT and ROUTE rows). */
export const page = defineType({
  name: 'page',
  title: 'Page',
  type: 'document',
  icon: DocumentTextIcon,
  validation: textRules({ areFilledIn: false }),
  groups: [
    { name: 'content', title: 'Content', default: true },
    { name: 'seo', title: 'Search engines' },
  ],
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.required().max(100).error('Enter a title of up to 100 characters.'),
    }),
    { ...pathField, group: 'content' },
    { ...siteField, group: 'content' },
    defineField({
      name: 'blocks',
      title: 'Blocks',
      type: 'array',
      group: 'content',
      of: blockTypes.map(({ name }) => defineArrayMember({ type: name })),
      options: {
        insertMenu: {
          filter: true,
          groups: BLOCK_GROUPS.map(({ name, title, of }) => ({ name, title, of: [...of] })),
          views: [
            { name: 'grid', previewImageUrl: (name) => `/static/blocks/${name}.webp` },
            { name: 'list' },
          ],
        },
      },
      validation: (rule) => [
        rule.custom((blocks, context) => checkTemplatePlaceholders(blocks as never, context)).error(),
        rule.min(1).warning('Visitors see an empty page. Add a block.'),
        rule.custom((blocks, context) => checkEmptyBlocks(blocks as never, context)).warning(),
        rule.custom((blocks) => checkBraces(blocks, true)).error(),
        rule.custom(checkCreditCost).error(),
        rule.custom((blocks, context) => checkClaims(blocks, true, context)).warning(),
      ],
    }),
    defineField({ name: 'seo', title: 'Search engines and sharing', type: 'seo', group: 'seo' }),
  ],
  orderings: [{ name: 'path', title: 'Address', by: [{ field: 'path.current', direction: 'asc' }] }],
  preview: {
    select: {
      title: 'title',
      path: 'path.current',
      site: 'site.name',
      noindex: 'seo.noindex',
      blocks: 'blocks',
    },
    prepare: ({ title, path, site, noindex, blocks }) => ({
      title: title ?? 'Untitled',
      subtitle: [
        listBadge({ _type: 'page', blocks }),
        path ?? 'no address yet',
        site,
        noindex && 'hidden from search engines',
      ]
        .filter(Boolean)
        .join(' · '),
      media: path === '/' ? HomeIcon : DocumentTextIcon,
    }),
  },
});
