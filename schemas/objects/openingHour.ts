import { ClockIcon } from '@sanity/icons/Clock';
import { defineField, defineType } from 'sanity';
import { clockProblem, type OpeningHourValue, spanProblem, WEEKDAYS } from './hoursRules.ts';

/** The hours of a weekday (HOURS-01 to HOURS-05). 0 is Sunday, although lists start on Monday. */
export const openingHour = defineType({
  name: 'openingHour',
  title: 'Opening hours of a day',
  type: 'object',
  icon: ClockIcon,
  options: { columns: 2 },
  fields: [
    defineField({
      name: 'weekday',
      title: 'Day',
      type: 'number',
      options: {
        list: [
          { title: 'Monday', value: 1 },
          { title: 'Tuesday', value: 2 },
          { title: 'Wednesday', value: 3 },
          { title: 'Thursday', value: 4 },
          { title: 'Friday', value: 5 },
          { title: 'Saturday', value: 6 },
          { title: 'Sunday', value: 0 },
        ],
      },
      validation: (rule) => rule.required().error('Choose a day.'),
    }),
    defineField({
      name: 'status',
      title: 'Status',
      type: 'string',
      initialValue: 'Open',
      options: { layout: 'radio', direction: 'horizontal', list: ['Open', 'Closed'] },
      validation: (rule) => rule.required().error('Choose Open or Closed.'),
    }),
    defineField({
      name: 'open',
      title: 'Opens at',
      type: 'string',
      placeholder: '08:30',
      hidden: ({ parent }) => parent?.status === 'Closed' && !parent?.open,
      validation: (rule) => rule.custom((value) => clockProblem(value) ?? true),
    }),
    defineField({
      name: 'close',
      title: 'Closes at',
      type: 'string',
      placeholder: '17:30',
      hidden: ({ parent }) => parent?.status === 'Closed' && !parent?.close,
      validation: (rule) => rule.custom((value) => clockProblem(value) ?? true),
    }),
    defineField({
      name: 'formated_hours',
      title: 'Text instead of times',
      type: 'string',
      description: "Only if the times are not enough, for example '8:30am - 12pm, then by appointment'.",
      validation: (rule) => rule.max(60).error('Keep it to 60 characters.'),
    }),
  ],
  validation: (rule) =>
    rule
      .custom((value) => {
        const row = value as OpeningHourValue | undefined;
        return row ? (spanProblem(row.status, row.open, row.close) ?? true) : true;
      })
      .error(),
  preview: {
    select: { weekday: 'weekday', status: 'status', open: 'open', close: 'close', words: 'formated_hours' },
    prepare: ({ weekday, status, open, close, words }) => ({
      title: WEEKDAYS[weekday as number] ?? 'No day',
      subtitle: status === 'Closed' ? 'Closed' : (words ?? `${open ?? '…'} to ${close ?? '…'}`),
      media: ClockIcon,
    }),
  },
});
