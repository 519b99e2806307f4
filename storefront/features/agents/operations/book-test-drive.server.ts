import { SLOT_TAKEN_TEXT, withOffset } from '@forecourt/lib/leads/test-drive/slots';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { z } from 'zod';
import { operation } from './operation.ts';
import { testDrivePath, testDriveTimes } from './test-drive-answer.server.ts';
import { VEHICLE_REFERENCE } from './vehicle-answer.server.ts';

const MOST_TIMES = 10;

export const bookTestDrive = operation({
  name: 'book_test_drive',
  title: 'Book a test drive',
  description:
    'Checks that a vehicle can be driven at a time, and returns the link to the form with vehicle and time filled in. ' +
    'Nothing is booked until the shopper opens the link, enters their contact details and sends the form. ' +
    'Never ask the shopper for a name, phone number or email for this.',
  input: {
    vehicle: VEHICLE_REFERENCE,
    time: z
      .string()
      .max(40)
      .refine((text) => !Number.isNaN(Date.parse(text)), 'not a time in ISO 8601')
      .optional()
      .describe('One of the times of `list_test_drive_times`. Leave out to agree on a time later.'),
  },
  output: {
    vehicle: z.string(),
    title: z.string(),
    place: z.string().nullable(),
    time: z.string().nullable(),
    isBooked: z.literal(false),
    nextStep: z.string().describe('What the shopper has to do.'),
  },
  isReadOnly: false,
  isOffered: ({ settings }) => settings.enquiryForms.includes('testDrive'),
  answer: async (context, { vehicle: reference, time }) => {
    const { view, times } = await testDriveTimes(context, reference);
    const wanted = time === undefined ? null : new Date(time);
    if (wanted && !times)
      throw new ApiError('not_offered', 'Times can’t be chosen here. Leave out the time.');
    const free = times?.slots.map((slot) => withOffset(slot, times.timeZone)) ?? [];
    const chosen = wanted && times?.slots.find((slot) => slot.getTime() === wanted.getTime());
    if (wanted && !chosen)
      throw new ApiError(
        'slot_taken',
        `${SLOT_TAKEN_TEXT} The next free times are: ${free.slice(0, MOST_TIMES).join(', ') || 'none'}.`,
      );
    const slot = chosen && times ? withOffset(chosen, times.timeZone) : undefined;
    return {
      path: testDrivePath(view.vehicle, slot),
      vehicle: view.vehicle.slug,
      title: view.title,
      place: times?.place.name ?? null,
      time: slot ?? null,
      isBooked: false as const,
      nextStep: 'Open the link, check the car and the time, enter your contact details and send the form.',
    };
  },
});
