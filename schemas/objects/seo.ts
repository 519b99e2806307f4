import { SearchIcon } from '@sanity/icons/Search';
import { defineField, defineType } from 'sanity';

/** What search engines and shared links show. Everything empty falls back to the page's own words. */
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
      description: "Empty: the page's title. The site's name is added by itself.",
      validation: (rule) => rule.max(60).warning('Search engines cut titles at about 60 characters.'),
    }),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'text',
      rows: 3,
      description: 'One or two sentences that make a shopper click.',
      validation: (rule) => [
        rule.max(160).warning('Search engines cut descriptions at about 160 characters.'),
        rule.min(50).warning('A description under 50 characters is seldom shown.'),
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
      description: 'The page stays open to everyone who has its address.',
      initialValue: false,
    }),
  ],
});
