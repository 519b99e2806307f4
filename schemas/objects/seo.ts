import { SearchIcon } from '@sanity/icons/Search';
import { defineField, defineType } from 'sanity';

/** How search engines and shared links show a page. Empty fields use the page's own text. */
export const seo = defineType({
  name: 'seo',
  title: 'Search engines and sharing',
  type: 'object',
  icon: SearchIcon,
  options: { collapsible: true, collapsed: false },
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      description: "Leave empty to use the page's title. The site's name is added automatically.",
      validation: (rule) => rule.max(60).warning('Search engines cut titles at about 60 characters.'),
    }),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'text',
      rows: 3,
      description: 'One or two sentences that make shoppers want to visit the page.',
      validation: (rule) => [
        rule.max(160).warning('Search engines cut descriptions at about 160 characters.'),
        rule.min(50).warning('Search engines seldom show descriptions under 50 characters.'),
      ],
    }),
    defineField({
      name: 'image',
      title: 'Picture for shared links',
      type: 'picture',
      description: '1200 by 630 pixels looks best.',
    }),
    defineField({
      name: 'noindex',
      title: 'Hide from search engines',
      type: 'boolean',
      description: 'Visitors who know the address can still open the page.',
      initialValue: false,
    }),
  ],
});
