import { CalendarIcon } from '@sanity/icons/Calendar';
import { defineField, defineType } from 'sanity';
import { clockProblem, type SpecialHourValue, spanProblem } from './hoursRules.ts';

/** A dated exception to the week, such as a public holiday (HOURS-06 to HOURS-10). */
export const specialHour = defineType({
  name: 'specialHour',
  title: 'Hours of a special day',
  type: 'object',
  icon: CalendarIcon,
  options: { columns: 2 },
  fields: [
    defineField({
      name: 'date',
      title: 'Date',
      type: 'date',
      options: { dateFormat: 'D MMMM YYYY' },
      validation: (rule) => rule.required().error('Choose the date.'),
    }),
    defineField({ name: 'name', title: 'Occasion', type: 'string', placeholder: 'Anzac Day' }),
    defineField({
      name: 'status',
      title: 'Status',
      type: 'string',
      initialValue: 'Closed',
      options: { layout: 'radio', direction: 'horizontal', list: ['Open', 'Closed'] },
      validation: (rule) => rule.required().error('Choose Open or Closed.'),
    }),
    defineField({
      name: 'start_hour',
      title: 'Opens at',
      type: 'string',
      placeholder: '10:00',
      hidden: ({ parent }) => parent?.status === 'Closed' && !parent?.start_hour,
      validation: (rule) => rule.custom((value) => clockProblem(value) ?? true),
    }),
    defineField({
      name: 'end_hour',
      title: 'Closes at',
      type: 'string',
      placeholder: '14:00',
      hidden: ({ parent }) => parent?.status === 'Closed' && !parent?.end_hour,
      validation: (rule) => rule.custom((value) => clockProblem(value) ?? true),
    }),
  ],
  validation: (rule) =>
    rule
      .custom((value) => {
        const row = value as SpecialHourValue | undefined;
        return row ? (spanProblem(row.status, row.start_hour, row.end_hour) ?? true) : true;
      })
      .error(),
  preview: {
    select: { date: 'date', name: 'name', status: 'status', start: 'start_hour', end: 'end_hour' },
    prepare: ({ date, name, status, start, end }) => ({
      title: [date, name].filter(Boolean).join(' · ') || 'No date yet',
      subtitle: status === 'Closed' ? 'Closed' : `${start ?? '…'} to ${end ?? '…'}`,
      media: CalendarIcon,
    }),
  },
});
