import { ApiError, errorResponse } from '@forecourt/lib/platform/request/api-error';
import { typedPostcode } from '@forecourt/lib/vehicle/delivery';
import { borderNote, DRIVE_AWAY_MESSAGES } from '@forecourt/lib/vehicle/drive-away/messages';
import { stateOfPostcode } from '@forecourt/lib/vehicle/drive-away/state-of-postcode';
import { driveAwayStatement, statementText } from '@forecourt/lib/vehicle/drive-away/statement';
import { vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import { driveAwayIn } from '@/features/vehicle/costs/drive-away.server.ts';
import { plainAnswer } from '@/features/vehicle/costs/plain-answer.ts';
import { findVehicle } from '@/features/vehicle/load.server.ts';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-dynamic';

const parametersOf = ({ url }: Request) => new URL(url).searchParams;
const isPlain = ({ headers }: Request): boolean => headers.get('accept')?.includes('text/html') ?? false;

const page = (request: Request, words: string, status = 200): Response => {
  const slug = parametersOf(request).get('vehicle');
  return new Response(plainAnswer(words, slug && vehiclePath({ slug }), 'Drive-away price'), {
    status,
    headers: { 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' },
  });
};

/**
 * `GET /api/drive-away?vehicle=SLUG&postcode=4000`: the drive-away price in the postcode's state, as
 * `DriveAwayStatement`; 400 for an invalid postcode, 404 for a vehicle without such a price. Forms without script get
 * a page instead.
 */
export const GET = withSite(
  async ({ request, site }) => {
    const parameters = parametersOf(request);
    const postcode = typedPostcode(parameters.get('postcode') ?? '');
    const place = postcode === null ? null : stateOfPostcode(postcode);
    if (postcode === null || !place) throw new ApiError('bad_input', DRIVE_AWAY_MESSAGES.postcode);
    const found = await findVehicle(site, parameters.get('vehicle') ?? '');
    const answer =
      found?.state === 'live'
        ? await driveAwayIn(site, found.vehicle, { state: place.state, postcode, now: new Date() })
        : null;
    if (!answer) throw new ApiError('not_found', DRIVE_AWAY_MESSAGES.gone);
    const statement = driveAwayStatement(answer.price);
    const result = { ...statement, note: statement.note + borderNote(postcode, place.others) };
    return isPlain(request) ? page(request, statementText(result)) : result;
  },
  {
    isOffered: ({ settings }) => settings.driveAwayPrices !== 'off',
    failure: { event: 'drive_away_price_failed', text: DRIVE_AWAY_MESSAGES.failed, code: 'unavailable' },
    answerError: (error, request) =>
      isPlain(request) ? page(request, error.message, error.status) : errorResponse(error),
  },
);
