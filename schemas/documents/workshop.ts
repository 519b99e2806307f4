import {
  SLOT_CHOICES,
  WORKSHOP_DEFAULTS,
  WORKSHOP_LIMITS,
} from '@forecourt/lib/leads/service-booking/workshop';
import { WrenchIcon } from '@sanity/icons/Wrench';
import { defineField, defineType } from 'sanity';
import { siteField } from '../fields/siteField.ts';

const count = (
  name: string,
  title: string,
  description: string,
  { least, most, start }: { least: number; most: number; start: number },
) =>
  defineField({
    name,
    title,
    type: 'number',
    group: 'capacity',
    description,
    initialValue: start,
    validation: (rule) => [
      rule.required().error('Enter a number.'),
      rule.integer().min(least).max(most).error(`Enter a whole number from ${least} to ${most}.`),
    ],
  });

/** A service department that takes bookings online. Its opening hours are those of its location. */
export const workshop = defineType({
  name: 'workshop',
  title: 'Workshop',
  type: 'document',
  icon: WrenchIcon,
  groups: [
    { name: 'capacity', title: 'Capacity', default: true },
    { name: 'booking', title: 'Booking rules' },
  ],
  fields: [
    defineField({
      name: 'location',
      title: 'Location',
      type: 'reference',
      to: [{ type: 'location' }],
      group: 'capacity',
      description:
        'The service department. Cars arrive during its opening hours and holiday hours; public holidays without hours are closed.',
      options: { disableNew: true },
      validation: (rule) => rule.required().error('Choose a location.'),
    }),
    { ...siteField, group: 'capacity' },
    count('bays', 'Bays', 'Cars that can be worked on at the same time.', {
      least: 0,
      most: WORKSHOP_LIMITS.bays,
      start: 2,
    }),
    count('advisors', 'Service advisors', 'People who check cars in at the same time.', {
      least: 1,
      most: WORKSHOP_LIMITS.advisors,
      start: 1,
    }),
    count(
      'arrivals_each',
      'Arrivals for each advisor',
      'Cars that one advisor checks in within an arrival time.',
      { least: 1, most: WORKSHOP_LIMITS.arrivalsEach, start: 1 },
    ),
    count('loan_cars', 'Loan cars', 'Cars to lend. A loan car is taken until the work is finished.', {
      least: 0,
      most: WORKSHOP_LIMITS.loanCars,
      start: 0,
    }),
    defineField({
      name: 'bookable',
      title: 'Takes bookings online',
      type: 'boolean',
      group: 'booking',
      description: 'If off, existing bookings stay.',
      initialValue: true,
    }),
    defineField({
      name: 'slot_minutes',
      title: 'Minutes between arrival times',
      type: 'number',
      group: 'booking',
      initialValue: WORKSHOP_DEFAULTS.slotMinutes,
      options: {
        layout: 'radio',
        direction: 'horizontal',
        list: SLOT_CHOICES.map((value) => ({ title: String(value), value })),
      },
      validation: (rule) => rule.required().error('Choose the minutes.'),
    }),
    defineField({
      name: 'lead_hours',
      title: 'Notice in hours',
      type: 'number',
      group: 'booking',
      description: 'Shoppers cannot book an arrival sooner than this.',
      initialValue: WORKSHOP_DEFAULTS.leadHours,
      validation: (rule) =>
        rule
          .integer()
          .min(0)
          .max(WORKSHOP_LIMITS.leadHours)
          .error(`Enter a whole number of hours, at most ${WORKSHOP_LIMITS.leadHours}.`),
    }),
    defineField({
      name: 'days_ahead',
      title: 'Days that can be booked ahead',
      type: 'number',
      group: 'booking',
      initialValue: WORKSHOP_DEFAULTS.daysAhead,
      validation: (rule) =>
        rule
          .integer()
          .min(1)
          .max(WORKSHOP_LIMITS.daysAhead)
          .error(`Enter a whole number from 1 to ${WORKSHOP_LIMITS.daysAhead}.`),
    }),
  ],
  preview: {
    select: {
      name: 'location.name',
      bays: 'bays',
      loanCars: 'loan_cars',
      bookable: 'bookable',
      site: 'site.name',
    },
    prepare: ({ name, bays, loanCars, bookable, site }) => ({
      title: name ?? 'No location',
      subtitle: [
        bookable === false && 'no bookings',
        typeof bays === 'number' && `${bays} bays`,
        typeof loanCars === 'number' && loanCars > 0 && `${loanCars} loan cars`,
        site,
      ]
        .filter(Boolean)
        .join(' · '),
      media: WrenchIcon,
    }),
  },
});
