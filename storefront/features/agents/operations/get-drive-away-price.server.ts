import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { typedPostcode } from '@forecourt/lib/vehicle/delivery';
import { borderNote, DRIVE_AWAY_MESSAGES } from '@forecourt/lib/vehicle/drive-away/messages';
import { stateOfPostcode } from '@forecourt/lib/vehicle/drive-away/state-of-postcode';
import { driveAwayStatement, statementText } from '@forecourt/lib/vehicle/drive-away/statement';
import { vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import { z } from 'zod';
import { driveAwayIn } from '@/features/vehicle/costs/drive-away.server.ts';
import { STATEMENT } from './drive-away-answer.ts';
import { operation } from './operation.ts';
import { POSTCODE } from './postcode.ts';
import { VEHICLE_REFERENCE, viewForSale } from './vehicle-answer.server.ts';

export const getDriveAwayPrice = operation({
  name: 'get_drive_away_price',
  title: 'Drive-away price for a postcode',
  description:
    'States the price of a vehicle with the government charges of the state where the shopper lives: stamp duty, ' +
    'registration, compulsory insurance and transfer.',
  input: { vehicle: VEHICLE_REFERENCE, postcode: POSTCODE },
  output: {
    vehicle: z.string(),
    title: z.string(),
    text: z.string().describe('The whole statement in sentences.'),
    ...STATEMENT.shape,
    state: z.string().describe('The state of the postcode, such as QLD.'),
  },
  isOffered: ({ settings }) => settings.driveAwayPrices !== 'off',
  answer: async (context, { vehicle: reference, postcode: typed }) => {
    const postcode = typedPostcode(typed);
    const place = postcode === null ? null : stateOfPostcode(postcode);
    if (postcode === null || !place) throw new ApiError('bad_input', DRIVE_AWAY_MESSAGES.postcode);
    const { site, vehicle, title, now } = await viewForSale(context, reference);
    const answer = await driveAwayIn(site, vehicle, { state: place.state, postcode, now });
    if (!answer) throw new ApiError('not_offered', DRIVE_AWAY_MESSAGES.gone);
    const statement = driveAwayStatement(answer.price);
    const complete = { ...statement, note: statement.note + borderNote(postcode, place.others) };
    return {
      path: `${vehiclePath(vehicle)}#drive-away`,
      vehicle: vehicle.slug,
      title,
      text: statementText(complete),
      ...complete,
      state: place.state,
    };
  },
});
