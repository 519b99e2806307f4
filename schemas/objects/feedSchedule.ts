import { isTimeOfDay, SHORTEST_INTERVAL } from '@forecourt/lib/inventory/stock/fetching/schedule';
import { DEALER_CLOCKS } from '@forecourt/lib/sites/dealer-time-zones';
import { defineArrayMember, defineField, defineType } from 'sanity';

interface Written {
  kind?: string;
}
const kindOf = (parent: unknown) => ((parent ?? {}) as Written).kind;
const LONGEST_INTERVAL = 7 * 24 * 60;

/** When a feed is fetched (`lib/inventory/stock/fetching/schedule.ts`). */
export const feedSchedule = defineType({
  name: 'feedSchedule',
  title: 'Schedule',
  type: 'object',
  fields: [
    defineField({
      name: 'kind',
      title: 'Frequency',
      type: 'string',
      initialValue: 'interval',
      options: {
        layout: 'radio',
        list: [
          { title: 'At an interval', value: 'interval' },
          { title: 'At set times', value: 'times' },
        ],
      },
      validation: (rule) => rule.required().error('Choose a schedule.'),
    }),
    defineField({
      name: 'minutes',
      title: 'Interval in minutes',
      type: 'number',
      initialValue: 60,
      description: 'Unchanged files are not imported again.',
      hidden: ({ parent }) => kindOf(parent) !== 'interval',
      validation: (rule) =>
        rule.custom((minutes, { parent }) => {
          if (kindOf(parent) !== 'interval') return true;
          const isRight =
            typeof minutes === 'number' &&
            Number.isInteger(minutes) &&
            minutes >= SHORTEST_INTERVAL &&
            minutes <= LONGEST_INTERVAL;
          return isRight || `Enter a whole number from ${SHORTEST_INTERVAL} to ${LONGEST_INTERVAL} (a week).`;
        }),
    }),
    defineField({
      name: 'times',
      title: 'Times of day',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      options: { layout: 'tags' },
      description: 'For example 06:30 and 18:00.',
      hidden: ({ parent }) => kindOf(parent) !== 'times',
      validation: (rule) =>
        rule
          .unique()
          .max(48)
          .custom((times, { parent }) => {
            if (kindOf(parent) !== 'times') return true;
            if (!times?.length) return 'Enter at least one time.';
            const bad = (times as string[]).find((time) => !isTimeOfDay(time));
            return bad === undefined || `'${bad}' is not a time from 00:00 to 23:59.`;
          }),
    }),
    defineField({
      name: 'timeZone',
      title: 'Time zone',
      type: 'string',
      initialValue: DEALER_CLOCKS[0].value,
      options: { list: [...DEALER_CLOCKS] },
      hidden: ({ parent }) => kindOf(parent) !== 'times',
      validation: (rule) =>
        rule.custom(
          (zone, { parent }) => kindOf(parent) !== 'times' || Boolean(zone) || 'Choose a time zone.',
        ),
    }),
  ],
});
