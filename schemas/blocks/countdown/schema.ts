import { ClockIcon } from '@sanity/icons/Clock';
import { defineField, defineType } from 'sanity';
import { introField } from '../../fields/blockFields.ts';

export const countdown = defineType({
  name: 'countdown',
  title: 'Countdown',
  type: 'object',
  icon: ClockIcon,
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      placeholder: 'The plate clearance ends in',
      validation: (rule) => rule.required().max(80).error('Enter a heading of up to 80 characters.'),
    }),
    { ...introField, name: 'text', title: 'Text' },
    defineField({
      name: 'until',
      title: 'Counts down to',
      type: 'datetime',
      validation: (rule) => rule.required().error('Choose a date and time.'),
    }),
    defineField({
      name: 'action',
      title: 'Button',
      type: 'action',
    }),
    defineField({
      name: 'afterwards',
      title: 'Text after it ends',
      type: 'string',
      placeholder: 'It has ended. See what is on now.',
      description: 'Leave empty to hide the block after it ends.',
      validation: (rule) => rule.max(120).warning('Keep it to 120 characters.'),
    }),
  ],
  preview: {
    select: { heading: 'heading', until: 'until' },
    prepare: ({ heading, until }) => ({
      title: heading ?? 'Countdown',
      subtitle: ['Countdown', until && new Date(until) <= new Date() && 'ended'].filter(Boolean).join(' · '),
      media: ClockIcon,
    }),
  },
});
