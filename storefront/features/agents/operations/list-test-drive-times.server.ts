import { withOffset } from '@forecourt/lib/leads/test-drive/slots';
import { z } from 'zod';
import { operation } from './operation.ts';
import { testDrivePath, testDriveTimes } from './test-drive-answer.server.ts';
import { VEHICLE_REFERENCE } from './vehicle-answer.server.ts';

const MOST_TIMES = 60;

export const listTestDriveTimes = operation({
  name: 'list_test_drive_times',
  title: 'Free times for a test drive',
  description:
    'Lists the free half-hours of the next 14 days for a test drive of a vehicle. Offer some to the shopper, then use `book_test_drive`.',
  input: {
    vehicle: VEHICLE_REFERENCE,
    day: z.iso.date().optional().describe('One day, such as 2026-12-01. By default the next free times.'),
  },
  output: {
    vehicle: z.string(),
    title: z.string(),
    place: z.string().nullable(),
    placeTimeZone: z.string().nullable().describe('Of the times.'),
    times: z.array(z.string()).describe('ISO 8601 with offset, soonest first. Each is half an hour.'),
    more: z.number().describe('How many further times there are; ask for a day to see them.'),
  },
  isOffered: ({ features, settings }) =>
    features.testDriveSlotsEnabled && settings.enquiryForms.includes('testDrive'),
  answer: async (context, { vehicle: reference, day }) => {
    const { view, times } = await testDriveTimes(context, reference);
    const all = times?.slots.map((slot) => withOffset(slot, times.timeZone)) ?? [];
    const asked = day ? all.filter((time) => time.startsWith(day)) : all;
    return {
      path: testDrivePath(view.vehicle),
      vehicle: view.vehicle.slug,
      title: view.title,
      place: times?.place.name ?? null,
      placeTimeZone: times?.timeZone ?? null,
      times: asked.slice(0, MOST_TIMES),
      more: Math.max(0, asked.length - MOST_TIMES),
    };
  },
});
