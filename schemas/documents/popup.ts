import { LaunchIcon } from '@sanity/icons/Launch';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { siteField } from '../fields/siteField.ts';
import { timeFields, timeWords } from '../fields/times.ts';
import { fits } from '../warnings/lengths.ts';
import { honestWords } from '../warnings/words.ts';

/** An address of a site, or all addresses below one: `/search*`. */
const PAGE = /^\/[^\s*]*\*?$/;

/**
 * A promotion that opens over the page (POPUP-01, OPEN-095). One that has an end shows in its time; otherwise a site
 * shows the one that an administrator chose for it under 'Popup promotion'.
 */
export const popup = defineType({
  name: 'popup',
  title: 'Popup promotion',
  type: 'document',
  icon: LaunchIcon,
  validation: honestWords({ areFilledIn: false }),
  fieldsets: [
    {
      name: 'times',
      title: 'When it shows',
      description:
        'With an end it shows in its time by itself. Without one it shows where an administrator has chosen it for the site.',
      options: { columns: 2 },
    },
  ],
  fields: [
    defineField({
      name: 'title',
      title: 'Headline',
      type: 'string',
      validation: (rule) => [rule.required().error('Enter the headline.'), ...fits(rule, 'popupHeadline')],
    }),
    siteField,
    defineField({
      name: 'image',
      title: 'Picture',
      type: 'picture',
      description: 'Shown 16 to 9, above the words. Without one the words stand alone.',
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 3,
      validation: (rule) =>
        rule.max(280).error('Keep it to 280 characters: somebody wanted to read the page.'),
    }),
    defineField({
      name: 'action',
      title: 'Button',
      type: 'action',
      validation: (rule) => rule.required().warning('Without a button there is nothing to do but close it.'),
    }),
    defineField({
      name: 'delay',
      title: 'Seconds until it opens',
      type: 'number',
      initialValue: 3,
      validation: (rule) => rule.required().integer().min(0).max(120).error('Enter 0 to 120 seconds.'),
    }),
    ...timeFields('start', 'expiry', 'times'),
    defineField({
      name: 'pages',
      title: 'On which pages',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      options: { layout: 'tags' },
      description:
        'Addresses such as / or /special-offers; /search* is the search and all below it. Empty: every page. It never opens while somebody pays or reserves.',
      validation: (rule) =>
        rule.unique().custom((pages) => {
          const bad = (pages as string[] | undefined)?.find((page) => !PAGE.test(page));
          return bad === undefined || `'${bad}' is not an address. Start with a slash and remove the spaces.`;
        }),
    }),
  ],
  preview: {
    select: { title: 'title', site: 'site.name', start: 'start', expiry: 'expiry', media: 'image' },
    prepare: ({ title, site, start, expiry, media }) => ({
      title: title ?? 'Without a headline',
      subtitle: ['Popup', site, timeWords(start, expiry)].filter(Boolean).join(' · '),
      media: media ?? LaunchIcon,
    }),
  },
});
