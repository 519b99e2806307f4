import { EVENT_NAMES } from '@forecourt/lib/sites/event-names';
import { EnvelopeIcon } from '@sanity/icons/Envelope';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { headingField, introField } from '../../fields/blockFields.ts';
import { sameSite } from '../../fields/sameSite.ts';

/** The forms that make sense on a page, where no car is in hand. */
export const PAGE_FORMS = [
  { title: 'Enquiry', value: 'enquiry' },
  { title: 'Test drive', value: 'testDrive' },
  { title: 'Finance enquiry', value: 'finance' },
  { title: 'Service booking', value: 'service' },
  { title: 'Parts', value: 'parts' },
  { title: 'Fleet', value: 'fleet' },
  { title: 'Job application, with a resume', value: 'careers' },
  { title: 'Find me something similar', value: 'similar' },
] as const;

const ANCHOR = /^[a-z][a-z0-9-]*$/;

/** A form of the site. As the first block of a page it stands in view at once, beside what happens next (SITE-31). */
export const enquiryForm = defineType({
  name: 'enquiryForm',
  title: 'Enquiry form',
  type: 'object',
  icon: EnvelopeIcon,
  groups: [
    { name: 'form', title: 'Form', default: true },
    { name: 'beside', title: 'Beside it' },
    { name: 'after', title: 'Once it was sent' },
  ],
  fields: [
    { ...headingField, initialValue: 'Ask us anything', group: 'form' },
    defineField({
      name: 'form',
      title: 'Which form',
      type: 'string',
      group: 'form',
      initialValue: 'enquiry',
      description:
        "Enquiries and test drives show while the site offers them: setting 'Forms offered'. Name, mobile, email and comments are always asked.",
      options: { layout: 'radio', list: [...PAGE_FORMS] },
      validation: (rule) => rule.required().error('Choose the form.'),
    }),
    defineField({
      name: 'category',
      title: 'Category to start with',
      type: 'string',
      group: 'form',
      description: 'One of the categories in the site’s settings, for example Feedback.',
      hidden: ({ parent }) => parent?.form !== 'enquiry',
    }),
    defineField({
      name: 'fields',
      title: 'What it asks beside that',
      type: 'array',
      group: 'form',
      description: 'Empty: what the form usually asks.',
      of: [defineArrayMember({ type: 'formField' })],
      validation: (rule) => [
        rule.max(10).error('At most ten: people leave long forms.'),
        rule.custom((fields) => {
          const names = (fields ?? []).map((field) => (field as { field?: string }).field);
          return new Set(names).size === names.length || 'Ask each thing once.';
        }),
      ],
    }),
    defineField({
      name: 'services',
      title: 'To tick as well',
      type: 'array',
      group: 'form',
      description: 'For example: Loan car, Wash and vacuum. What is ticked stands in the mail.',
      of: [
        defineArrayMember({
          type: 'string',
          validation: (rule) => rule.max(60).error('Keep it to 60 characters.'),
        }),
      ],
      validation: (rule) => [rule.max(8).error('At most eight.'), rule.unique().error('Each of them once.')],
    }),
    defineField({
      name: 'recipients',
      title: 'Goes to',
      type: 'array',
      group: 'form',
      description: 'The people of these locations get it. Empty: where the site’s other enquiries go.',
      of: [
        defineArrayMember({
          type: 'reference',
          to: [{ type: 'location' }],
          options: { filter: sameSite as never },
        }),
      ],
      validation: (rule) => [
        rule.unique().error('Each location once.'),
        rule.max(5).error('At most five locations.'),
      ],
    }),
    defineField({
      name: 'anchor',
      title: 'Name in links',
      type: 'string',
      group: 'form',
      placeholder: 'service-booking',
      description: 'Links to the page lead to the form when they end with a number sign and this name.',
      validation: (rule) =>
        rule.custom(
          (name) =>
            !name ||
            ANCHOR.test(name) ||
            "Use lower-case letters, digits and hyphens, for example 'service-booking'.",
        ),
    }),
    { ...introField, group: 'beside' },
    defineField({
      name: 'showPhone',
      title: 'With the phone number',
      type: 'boolean',
      group: 'beside',
      description: 'For those who would rather talk.',
      initialValue: true,
    }),
    defineField({
      name: 'steps',
      title: 'What happens next',
      type: 'array',
      group: 'beside',
      of: [defineArrayMember({ type: 'formStep' })],
      validation: (rule) => rule.max(4).error('At most four steps.'),
    }),
    defineField({ name: 'image', title: 'Picture', type: 'picture', group: 'beside' }),
    defineField({
      name: 'thanksTitle',
      title: 'Thanks, headline',
      type: 'string',
      group: 'after',
      placeholder: 'Thanks, we have received your enquiry',
      validation: (rule) => rule.max(70).error('Keep it to 70 characters.'),
    }),
    defineField({
      name: 'thanksText',
      title: 'Thanks, text',
      type: 'text',
      rows: 3,
      group: 'after',
      validation: (rule) => rule.max(300).error('Keep it to 300 characters.'),
    }),
    defineField({
      name: 'event',
      title: 'Recorded as',
      type: 'string',
      group: 'after',
      description: 'The event in your figures. Nothing chosen: the usual one of the form.',
      options: { list: EVENT_NAMES.filter((name) => /Enquiry|TestDrive/.test(name)) },
    }),
  ],
  preview: {
    select: { heading: 'heading', form: 'form', media: 'image' },
    prepare: ({ heading, form, media }) => ({
      title: heading ?? 'Enquiry form',
      subtitle: `Enquiry form · ${PAGE_FORMS.find(({ value }) => value === form)?.title ?? 'not chosen yet'}`,
      media: media ?? EnvelopeIcon,
    }),
  },
});
