import { EnvelopeIcon } from '@sanity/icons/Envelope';
import { defineField, defineType } from 'sanity';
import { headingField, introField } from '../../fields/blockFields.ts';

/** The forms that make sense on a page, where no car is in hand. */
export const PAGE_FORMS = [
  { title: 'Enquiry', value: 'enquiry' },
  { title: 'Test drive', value: 'testDrive' },
  { title: 'Finance enquiry', value: 'finance' },
] as const;

/** One of the site's enquiry forms, in the middle of a page (SITE-31). */
export const enquiryForm = defineType({
  name: 'enquiryForm',
  title: 'Enquiry form',
  type: 'object',
  icon: EnvelopeIcon,
  fields: [
    { ...headingField, initialValue: 'Ask us anything' },
    introField,
    defineField({
      name: 'form',
      title: 'Which form',
      type: 'string',
      initialValue: 'enquiry',
      description:
        "Shown while the site offers it: setting 'Forms offered'. What is sent goes where the site's other enquiries go.",
      options: { layout: 'radio', direction: 'horizontal', list: [...PAGE_FORMS] },
      validation: (rule) => rule.required().error('Choose the form.'),
    }),
    defineField({
      name: 'showPhone',
      title: 'With the phone number',
      type: 'boolean',
      description: 'For those who would rather talk.',
      initialValue: true,
    }),
  ],
  preview: {
    select: { heading: 'heading', form: 'form' },
    prepare: ({ heading, form }) => ({
      title: heading ?? 'Enquiry form',
      subtitle: `Enquiry form · ${PAGE_FORMS.find(({ value }) => value === form)?.title ?? 'not chosen yet'}`,
      media: EnvelopeIcon,
    }),
  },
});
