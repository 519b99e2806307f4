import { EnvelopeIcon } from '@sanity/icons/Envelope';
import { defineArrayMember, defineField, defineType } from 'sanity';

const ANCHOR = /^[a-z][a-z0-9-]*$/;

/** The form of a page with a purpose, such as booking a service: in view at once, above the page's blocks. */
export const pageForm = defineType({
  name: 'pageForm',
  title: 'Form',
  type: 'object',
  icon: EnvelopeIcon,
  options: { collapsible: true, collapsed: false },
  fields: [
    defineField({
      name: 'kind',
      title: 'Asks for',
      type: 'string',
      options: {
        layout: 'radio',
        list: [
          { title: 'An enquiry', value: 'enquiry' },
          { title: 'A test drive', value: 'testDrive' },
        ],
      },
      description: 'Nothing chosen: the page has no form.',
    }),
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      placeholder: 'Book a Service',
      hidden: ({ parent }) => !parent?.kind,
      validation: (rule) => rule.max(60).error('Keep it to 60 characters.'),
    }),
    defineField({
      name: 'category',
      title: 'Category to start with',
      type: 'string',
      description: 'One of the categories in the site’s settings, for example Service.',
      hidden: ({ parent }) => parent?.kind !== 'enquiry',
    }),
    defineField({
      name: 'anchor',
      title: 'Name in links',
      type: 'string',
      placeholder: 'service-booking',
      description: 'Links to the page lead to the form when they end with a number sign and this name.',
      hidden: ({ parent }) => !parent?.kind,
      validation: (rule) =>
        rule.custom(
          (name) =>
            !name ||
            ANCHOR.test(name) ||
            "Use lower-case letters, digits and hyphens, for example 'service-booking'.",
        ),
    }),
    defineField({
      name: 'steps',
      title: 'What happens next',
      type: 'array',
      of: [defineArrayMember({ type: 'formStep' })],
      hidden: ({ parent }) => !parent?.kind,
      validation: (rule) => rule.max(4).error('At most four steps.'),
    }),
    defineField({
      name: 'image',
      title: 'Picture',
      type: 'picture',
      hidden: ({ parent }) => !parent?.kind,
    }),
  ],
});

/** One thing that happens once a form was sent. */
export const formStep = defineType({
  name: 'formStep',
  title: 'Step',
  type: 'object',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().max(40).error('Enter up to 40 characters.'),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 2,
      validation: (rule) => rule.required().max(200).error('Enter up to 200 characters.'),
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'text' } },
});
