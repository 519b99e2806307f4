import { LaunchIcon } from '@sanity/icons/Launch';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { siteField } from '../fields/siteField.ts';
import { scheduleText, timeFields } from '../fields/times.ts';
import { fits } from '../warnings/lengths.ts';
import { textRules } from '../warnings/textRules.ts';

/** A path, or all paths below one: `/search*`. */
const PAGE = /^\/[^\s*]*\*?$/;

/**
 * A promotion that opens over the page (POPUP-01, OPEN-095). It shows during its schedule if it has an end
 * date. Otherwise an administrator selects it in the site's 'Popup promotion' field.
 */
export const popup = defineType({
  name: 'popup',
  title: 'Popup promotion',
  type: 'document',
  icon: LaunchIcon,
  validation: textRules({ areFilledIn: false }),
  fieldsets: [
    {
      name: 'times',
      title: 'Schedule',
      description:
        'With an end date, it shows automatically during this time. Without one, an administrator must select it for the site.',
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
      description: 'Landscape format (16:9), shown above the text. Optional.',
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.max(280).error('Enter up to 280 characters.'),
    }),
    defineField({
      name: 'action',
      title: 'Button',
      type: 'action',
      validation: (rule) => rule.required().warning('Without a button, visitors can only close the popup.'),
    }),
    defineField({
      name: 'delay',
      title: 'Delay in seconds',
      type: 'number',
      initialValue: 3,
      validation: (rule) => rule.required().integer().min(0).max(120).error('Enter 0 to 120 seconds.'),
    }),
    ...timeFields('start', 'expiry', 'times'),
    defineField({
      name: 'pages',
      title: 'Pages',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      options: { layout: 'tags' },
      description:
        'For example / or /special-offers. /search* includes all pages below /search. Leave empty for every page. The popup never opens while a visitor is paying or reserving.',
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
      title: title ?? 'Untitled',
      subtitle: ['Popup', site, scheduleText(start, expiry)].filter(Boolean).join(' · '),
      media: media ?? LaunchIcon,
    }),
  },
});
