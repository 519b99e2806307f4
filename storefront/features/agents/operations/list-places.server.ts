import { z } from 'zod';
import { operation } from './operation.ts';
import { PLACE, placeAnswer, referencedPlaces } from './place-answer.server.ts';

export const listPlaces = operation({
  name: 'list_places',
  title: 'Places and contacts',
  description:
    'Lists the places of this dealer: showrooms, workshops and parts counters, with address and phone number.',
  input: {},
  output: { dealer: z.string(), places: z.array(PLACE) },
  answer: async (context) => {
    const { site } = context;
    const locations = await referencedPlaces(context, undefined);
    return {
      path: `/${site.settings.locationPathBase}`,
      dealer: site.name,
      places: locations.map((location) => placeAnswer(context, location)),
    };
  },
});
