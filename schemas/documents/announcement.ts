import { BellIcon } from '@sanity/icons/Bell';
import { defineField, defineType } from 'sanity';
import { siteField } from '../fields/siteField.ts';
import { scheduleText, timeFields } from '../fields/times.ts';
import { fits } from '../warnings/lengths.ts';
import { textRules } from '../warnings/textRules.ts';

const isEmergency = ({ document }: { document?: Record<string, unknown> }) => document?.kind === 'emergency';

/** A bar above the header of every page: an announcement or the emergency banner (ANN-06, OPEN-096). */
export const announcement = defineType({
  name: 'announcement',
  title: 'Announcement',
  type: 'document',
  icon: BellIcon,
  validation: textRules({ areFilledIn: false }),
  fieldsets: [{ name: 'times', title: 'Schedule', options: { columns: 2 } }],
  fields: [
    defineField({
      name: 'kind',
      title: 'Type',
      type: 'string',
      initialValue: 'bar',
      options: {
        layout: 'radio',
        list: [
          { title: 'Announcement: news and promotions in a subtle bar', value: 'bar' },
          {
            title: "Emergency banner: in the accent colour. Needs the feature 'Emergency banner'",
            value: 'emergency',
          },
        ],
      },
      validation: (rule) => rule.required().error('Choose a type.'),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'string',
      placeholder: 'BOOK A SERVICE',
      validation: (rule) => [rule.required().error('Enter the text.'), ...fits(rule, 'announcement')],
    }),
    siteField,
    defineField({
      name: 'link',
      title: 'Link',
      type: 'link',
      description: 'The emergency banner links to /service unless you choose another page.',
    }),
    ...timeFields('start', 'expiry', 'times'),
    defineField({
      name: 'dismissible',
      title: 'Dismissible',
      type: 'boolean',
      description: 'Visitors can close it. It appears again on their next visit.',
      initialValue: true,
      hidden: isEmergency,
    }),
  ],
  preview: {
    select: { text: 'text', kind: 'kind', start: 'start', expiry: 'expiry' },
    prepare: ({ text, kind, start, expiry }) => ({
      title: text ?? 'No text',
      subtitle: [kind === 'emergency' ? 'Emergency banner' : 'Announcement', scheduleText(start, expiry)]
        .filter(Boolean)
        .join(' · '),
      media: BellIcon,
    }),
  },
});
