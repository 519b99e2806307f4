import { BellIcon } from '@sanity/icons/Bell';
import { defineField, defineType } from 'sanity';
import { siteField } from '../fields/siteField.ts';
import { timeFields, timeWords } from '../fields/times.ts';
import { fits } from '../warnings/lengths.ts';
import { honestWords } from '../warnings/words.ts';

const isEmergency = ({ document }: { document?: Record<string, unknown> }) => document?.kind === 'emergency';

/** A line above the header of every page of a site: an announcement, or its emergency banner (ANN-06, OPEN-096). */
export const announcement = defineType({
  name: 'announcement',
  title: 'Announcement',
  type: 'document',
  icon: BellIcon,
  validation: honestWords({ areFilledIn: false }),
  fieldsets: [{ name: 'times', title: 'When it shows', options: { columns: 2 } }],
  fields: [
    defineField({
      name: 'kind',
      title: 'What it is',
      type: 'string',
      initialValue: 'bar',
      options: {
        layout: 'radio',
        list: [
          { title: 'Announcement: news and promotions, quiet', value: 'bar' },
          {
            title: "Emergency banner: in the accent colour, needs the feature 'Emergency banner'",
            value: 'emergency',
          },
        ],
      },
      validation: (rule) => rule.required().error('Choose what it is.'),
    }),
    defineField({
      name: 'text',
      title: 'Words',
      type: 'string',
      placeholder: 'BOOK A SERVICE',
      validation: (rule) => [rule.required().error('Enter the words.'), ...fits(rule, 'announcement')],
    }),
    siteField,
    defineField({
      name: 'link',
      title: 'Leads to',
      type: 'link',
      description: 'The emergency banner leads to /service unless you choose another place.',
    }),
    ...timeFields('start', 'expiry', 'times'),
    defineField({
      name: 'dismissible',
      title: 'Can be closed',
      type: 'boolean',
      description: 'Closed, it stays away until the visitor comes another time.',
      initialValue: true,
      hidden: isEmergency,
    }),
  ],
  preview: {
    select: { text: 'text', kind: 'kind', start: 'start', expiry: 'expiry' },
    prepare: ({ text, kind, start, expiry }) => ({
      title: text ?? 'Without words',
      subtitle: [kind === 'emergency' ? 'Emergency banner' : 'Announcement', timeWords(start, expiry)]
        .filter(Boolean)
        .join(' · '),
      media: BellIcon,
    }),
  },
});
