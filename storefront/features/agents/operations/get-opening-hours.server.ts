import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { isoIn } from '@forecourt/lib/sites/local-time';
import { openNow } from '@forecourt/lib/sites/open-now';
import { placeTimeZone } from '@forecourt/lib/sites/place-time-zone';
import { z } from 'zod';
import { locationHref } from '@/features/location/address.ts';
import { holidayLines, hoursLines } from '@/features/location/hours.server.ts';
import { placeOpeningTimes } from '@/features/location/opening-times.server.ts';
import { operation } from './operation.ts';
import { PLACE, PLACE_REFERENCE, placeAnswer, referencedPlaces } from './place-answer.server.ts';

const LINES = z.array(
  z.object({ days: z.string(), hours: z.string(), occasion: z.string().optional().describe('A holiday.') }),
);

export const getOpeningHours = operation({
  name: 'get_opening_hours',
  title: 'Opening hours',
  description:
    'Says whether each place is open now, its hours today and this week, and the hours on coming holidays.',
  input: { place: PLACE_REFERENCE.optional().describe('One place; by default all.') },
  output: {
    places: z.array(
      PLACE.extend({
        localTime: z.string().describe('The time at the place, ISO 8601.'),
        now: z.string().nullable().describe('`Open now until 5:30 pm`. Null if no hours are known.'),
        isOpen: z.boolean().nullable(),
        today: z.string().nullable(),
        note: z.string().nullable().describe('Whether the hours of today are uncertain.'),
        week: LINES,
        holidays: LINES,
      }),
    ),
  },
  answer: async (context, { place }) => {
    const { site, now } = context;
    const locations = await referencedPlaces(context, place);
    const [first] = locations;
    return {
      path: place && first ? locationHref(site, first) : `/${site.settings.locationPathBase}`,
      places: await Promise.all(
        locations.map(async (location) => {
          const times = placeOpeningTimes(site, location);
          const current = times && openNow(times, now, translatorOf('en', 'hoursClient'));
          return {
            ...placeAnswer(context, location),
            localTime: isoIn(now, placeTimeZone(location.address, site.settings.timeZone)),
            now: current?.now ?? null,
            isOpen: current?.isOpen ?? null,
            today: current?.today ?? null,
            note: current?.note ?? null,
            week: await hoursLines(site, location),
            holidays: await holidayLines(site, location),
          };
        }),
      ),
    };
  },
});
