import { ENGLISH } from '@forecourt/lib/platform/language/languages';
import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { ApiError, errorResponse } from '@forecourt/lib/platform/request/api-error';
import { type StateCode, stateCode } from '@forecourt/lib/sites/state-codes';
import { typedPostcode } from '@forecourt/lib/vehicle/delivery';
import { borderNote, DRIVE_AWAY_MESSAGES } from '@forecourt/lib/vehicle/drive-away/messages';
import { stateOfPostcode } from '@forecourt/lib/vehicle/drive-away/state-of-postcode';
import { driveAwayStatement, statementText } from '@forecourt/lib/vehicle/drive-away/statement';
import { vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import { driveAwayIn } from '@/features/vehicle/costs/drive-away.server.ts';
import { plainAnswer } from '@/features/vehicle/costs/plain-answer.ts';
import { findVehicle } from '@/features/vehicle/load.server.ts';
import { withSite } from '@/handlers/with-site.server.ts';
import { handlerLanguage } from '@/site/handler-language.server.ts';

export const dynamic = 'force-dynamic';

const parametersOf = ({ url }: Request) => new URL(url).searchParams;
const isPlain = ({ headers }: Request): boolean => headers.get('accept')?.includes('text/html') ?? false;

const stateIn = (postcode: string | null) => (postcode === null ? null : stateOfPostcode(postcode));

function stateOnly(text: string | null): { state: StateCode; others: StateCode[] } | null {
  const state = stateCode(text);
  return state && { state, others: [] };
}

const page = (request: Request, words: string, status = 200): Response => {
  const slug = parametersOf(request).get('vehicle');
  const language = handlerLanguage() ?? ENGLISH;
  return new Response(plainAnswer(words, slug && vehiclePath({ slug }), { kind: 'driveAway', language }), {
    status,
    headers: { 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' },
  });
};

/**
 * `GET /api/drive-away?vehicle=SLUG&postcode=4000`: the drive-away price in the postcode's state, as
 * `DriveAwayStatement` with that state; `&state=QLD` where the postcode is not known. 400 for an invalid place, 404 for
 * a vehicle without such a price. Forms without script get a page instead.
 */
export const GET = withSite(
  async ({ request, site, language }) => {
    const t = translatorOf(language, 'vehicle');
    const messages = translatorOf(language, 'vehicleCosts');
    const parameters = parametersOf(request);
    const typed = parameters.get('postcode');
    const postcode = typedPostcode(typed ?? '');
    const place = typed === null ? stateOnly(parameters.get('state')) : stateIn(postcode);
    if (!place) throw new ApiError('bad_input', messages('driveAway.postcode'));
    const found = await findVehicle(site, parameters.get('vehicle') ?? '');
    const answer =
      found?.state === 'live'
        ? await driveAwayIn(site, found.vehicle, { state: place.state, postcode, now: new Date() })
        : null;
    if (!answer) throw new ApiError('not_found', messages('driveAway.gone'));
    const statement = driveAwayStatement(answer.price, { t, language });
    const note = statement.note + (postcode === null ? '' : borderNote(postcode, place.others, t));
    const result = { ...statement, note, state: place.state };
    return isPlain(request) ? page(request, statementText(result)) : result;
  },
  {
    isOffered: ({ settings }) => settings.driveAwayPrices !== 'off',
    failure: { event: 'drive_away_price_failed', text: DRIVE_AWAY_MESSAGES.failed, code: 'unavailable' },
    answerError: (error, request) =>
      isPlain(request) ? page(request, error.message, error.status) : errorResponse(error),
  },
);
