import { EVENT_NAMES } from '@forecourt/lib/sites/event-names';
import { EnvelopeIcon } from '@sanity/icons/Envelope';
import { defineArrayMember, defineField, defineType } from 'sanity';
import { headingField, introField } from '../../fields/blockFields.ts';
import { sameSite } from '../../fields/sameSite.ts';

/** The forms available on pages that are not about a car. */
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

/**
 * A form of the site. As the first block of a page, it is in view without scrolling, next to the steps that
 * follow (SITE-31).
 */
export const enquiryForm = defineType({
  name: 'enquiryForm',
  title: 'Enquiry form',
  type: 'object',
  icon: EnvelopeIcon,
  groups: [
    { name: 'form', title: 'Form', default: true },
    { name: 'beside', title: 'Next to the form' },
    { name: 'after', title: 'After sending' },
  ],
  fields: [
    { ...headingField, initialValue: 'Ask us anything', group: 'form' },
    defineField({
      name: 'form',
      title: 'Form',
      type: 'string',
      group: 'form',
      initialValue: 'enquiry',
      description:
        "Enquiries and test drives are shown if the site's setting 'Enquiry forms' includes them. All forms ask for name, mobile, email and comments.",
      options: { layout: 'radio', list: [...PAGE_FORMS] },
      validation: (rule) => rule.required().error('Choose a form.'),
    }),
    defineField({
      name: 'category',
      title: 'Default category',
      type: 'string',
      group: 'form',
      description: 'One of the categories in the site’s settings, for example Feedback.',
      hidden: ({ parent }) => parent?.form !== 'enquiry',
    }),
    defineField({
      name: 'fields',
      title: 'Additional fields',
      type: 'array',
      group: 'form',
      description: "Leave empty to use the form's default fields.",
      of: [defineArrayMember({ type: 'formField' })],
      validation: (rule) => [
        rule.max(10).error('Add up to ten fields, as shoppers abandon long forms.'),
        rule.custom((fields) => {
          const names = (fields ?? []).map((field) => (field as { field?: string }).field);
          return new Set(names).size === names.length || 'Add each field once.';
        }),
      ],
    }),
    defineField({
      name: 'services',
      title: 'Extra services',
      type: 'array',
      group: 'form',
      description: 'Checkboxes, for example Loan car or Wash and vacuum. The email lists the selected ones.',
      of: [
        defineArrayMember({
          type: 'string',
          validation: (rule) => rule.max(60).error('Keep it to 60 characters.'),
        }),
      ],
      validation: (rule) => [
        rule.max(8).error('Add up to eight services.'),
        rule.unique().error('Add each service once.'),
      ],
    }),
    defineField({
      name: 'recipients',
      title: 'Recipients',
      type: 'array',
      group: 'form',
      description:
        "The recipients of these locations get the enquiry. Leave empty to use the site's default recipients.",
      of: [
        defineArrayMember({
          type: 'reference',
          to: [{ type: 'location' }],
          options: { filter: sameSite as never },
        }),
      ],
      validation: (rule) => [
        rule.unique().error('Select each location only once.'),
        rule.max(5).error('Add up to five locations.'),
      ],
    }),
    defineField({
      name: 'anchor',
      title: 'Anchor',
      type: 'string',
      group: 'form',
      placeholder: 'service-booking',
      description: 'Links that end with # and this name scroll to the form.',
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
      title: 'Show phone number',
      type: 'boolean',
      group: 'beside',
      description: 'For shoppers who prefer to call.',
      initialValue: true,
    }),
    defineField({
      name: 'steps',
      title: 'What happens next',
      type: 'array',
      group: 'beside',
      of: [defineArrayMember({ type: 'formStep' })],
      validation: (rule) => rule.max(4).error('Add up to four steps.'),
    }),
    defineField({ name: 'image', title: 'Picture', type: 'picture', group: 'beside' }),
    defineField({
      name: 'thanksTitle',
      title: 'Confirmation headline',
      type: 'string',
      group: 'after',
      placeholder: 'Thanks, we have received your enquiry',
      validation: (rule) => rule.max(70).error('Keep it to 70 characters.'),
    }),
    defineField({
      name: 'thanksText',
      title: 'Confirmation text',
      type: 'text',
      rows: 3,
      group: 'after',
      validation: (rule) => rule.max(300).error('Keep it to 300 characters.'),
    }),
    defineField({
      name: 'event',
      title: 'Analytics event',
      type: 'string',
      group: 'after',
      description: "Leave empty to use the form's default event.",
      options: { list: EVENT_NAMES.filter((name) => /Enquiry|TestDrive/.test(name)) },
    }),
  ],
  preview: {
    select: { heading: 'heading', form: 'form', media: 'image' },
    prepare: ({ heading, form, media }) => ({
      title: heading ?? 'Enquiry form',
      subtitle: `Enquiry form · ${PAGE_FORMS.find(({ value }) => value === form)?.title ?? 'no form selected'}`,
      media: media ?? EnvelopeIcon,
    }),
  },
});
