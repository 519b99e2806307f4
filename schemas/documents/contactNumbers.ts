import { SOURCE_KIND_LABELS, SOURCE_KINDS } from '@forecourt/lib/sites/visit-source/source-kinds';
import { MobileDeviceIcon } from '@sanity/icons/MobileDevice';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { countLabel } from '../fields/blockFields.ts';
import { siteField } from '../fields/siteField.ts';

const CONTACT_NUMBERS_TYPE = 'contactNumbers';

const number = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    type: 'string',
    description,
    placeholder: '+61480000001',
    validation: (rule) =>
      rule.custom((value: string | undefined) =>
        !value || /^\+61\d{9}$/.test(value)
          ? true
          : 'Enter the number as +61 and nine digits, without spaces.',
      ),
  });

/**
 * The numbers of a site at the telephony provider. Only administrators change them, because they decide which
 * site gets a shopper's messages and calls.
 */
export const contactNumbers = defineType({
  name: CONTACT_NUMBERS_TYPE,
  title: 'Messages and calls',
  type: 'document',
  icon: MobileDeviceIcon,
  fields: [
    siteField,
    number(
      'smsNumber',
      'SMS number',
      'Staff’s SMS come from this number, and messages to it come into Leads. Vehicle pages offer it on phones as ‘Text us’. Leave empty to use the shared number.',
    ),
    number(
      'whatsAppNumber',
      'WhatsApp number',
      'A WhatsApp sender of the Twilio account. Leave empty if there is none.',
    ),
    defineField({
      name: 'callNumbers',
      title: 'Tracking numbers',
      type: 'array',
      description:
        'Calls to them ring at the location and appear in Leads. A missed call becomes a task. Each number belongs to one site.',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'callNumber',
          title: 'Tracking number',
          fields: [
            { ...number('number', 'Number', 'A voice number of the Twilio account.') },
            defineField({
              name: 'source',
              title: 'For visitors from',
              type: 'string',
              description: 'Leave empty for a number that you publish elsewhere, such as in print.',
              options: {
                list: SOURCE_KINDS.map((value) => ({ value, title: SOURCE_KIND_LABELS[value] })),
              },
            }),
            defineField({
              name: 'location',
              title: 'Location',
              type: 'reference',
              to: [{ type: 'location' }],
              options: { disableNew: true },
              validation: (rule) => rule.required().error('Choose the location that answers.'),
            }),
            defineField({
              name: 'forwardTo',
              title: 'Rings at',
              type: 'string',
              description: 'Leave empty for the location’s own phone number.',
            }),
          ],
          preview: {
            select: { title: 'number', location: 'location.name', source: 'source' },
            prepare: ({ title, location, source }) => ({
              title: title ?? 'No number',
              subtitle: [
                location,
                SOURCE_KINDS.find((kind) => kind === source) &&
                  SOURCE_KIND_LABELS[source as (typeof SOURCE_KINDS)[number]],
              ]
                .filter(Boolean)
                .join(' · '),
            }),
          },
        }),
      ],
      validation: (rule) => [
        rule.max(30).error('Keep it to 30 numbers.'),
        rule.custom((rows: { number?: string }[] | undefined) => {
          const numbers = (rows ?? []).flatMap((row) => row.number ?? []);
          return new Set(numbers).size === numbers.length || 'A number appears twice.';
        }),
      ],
    }),
    defineField({
      name: 'missedCallText',
      title: 'SMS after a missed call',
      type: 'text',
      rows: 2,
      placeholder: 'Sorry we missed your call. We’ll ring you back shortly. Harbour Motor Group',
      description: 'Sent to mobile callers whom nobody answered. Leave empty to send none.',
      validation: (rule) => rule.max(320).error('Keep it under 320 characters.'),
    }),
  ],
  preview: {
    select: { site: 'site.name', smsNumber: 'smsNumber', callNumbers: 'callNumbers' },
    prepare: ({ site, smsNumber, callNumbers }) => ({
      title: site ?? 'No site',
      subtitle: [
        smsNumber,
        Array.isArray(callNumbers) &&
          callNumbers.length > 0 &&
          countLabel(callNumbers.length, 'tracking number'),
      ]
        .filter(Boolean)
        .join(' · '),
      media: MobileDeviceIcon,
    }),
  },
});
