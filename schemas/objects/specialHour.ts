import { CalendarIcon } from '@sanity/icons/Calendar';
import { defineField, defineType } from 'sanity';
import { clockProblem, type SpecialHourValue, spanProblem, timesOf } from './hoursRules.ts';

/** Hours on a special date, such as a public holiday (HOURS-06 to HOURS-10). */
export const specialHour = defineType({
  name: 'specialHour',
  title: 'Hours on a special day',
  type: 'object',
  icon: CalendarIcon,
  options: { columns: 2 },
  fields: [
    defineField({
      name: 'date',
      title: 'Date',
      type: 'date',
      options: { dateFormat: 'D MMMM YYYY' },
      validation: (rule) => rule.required().error('Choose a date.'),
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
    // Other systems may write hours in this format. Editors use the two fields above, which take precedence
    // (HOURS-10).
    defineField({
      name: 'hours',
      title: 'Hours from another system',
      type: 'object',
      hidden: ({ value }) => !value,
      options: { columns: 2 },
      fields: (['begin', 'end'] as const).map((name) =>
        defineField({
          name,
          title: name === 'begin' ? 'Opens at' : 'Closes at',
          type: 'string',
          validation: (rule) => rule.custom((value) => clockProblem(value) ?? true),
        }),
      ),
    }),
  ],
  validation: (rule) =>
    rule
      .custom((value) => {
        const row = value as SpecialHourValue | undefined;
        return row ? (spanProblem(row.status, ...timesOf(row)) ?? true) : true;
      })
      .error(),
  preview: {
    select: {
      date: 'date',
      name: 'name',
      status: 'status',
      start_hour: 'start_hour',
      end_hour: 'end_hour',
      hours: 'hours',
    },
    prepare: ({ date, name, status, ...row }) => ({
      title: [date, name].filter(Boolean).join(' · ') || 'No date',
      subtitle:
        status === 'Closed'
          ? 'Closed'
          : timesOf(row)
              .map((time) => time ?? '…')
              .join(' to '),
      media: CalendarIcon,
    }),
  },
});
