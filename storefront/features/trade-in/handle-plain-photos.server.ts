import { MOST_PHOTOS, MOST_PLAIN_BYTES } from '@forecourt/lib/leads/trade-in/limits';
import { photoImage } from '@forecourt/lib/leads/trade-in/photo-image.server';
import { savePhotos } from '@forecourt/lib/leads/trade-in/steps.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { readParts } from '@forecourt/lib/platform/request/body';
import { BusyError } from '@forecourt/lib/platform/request/heavy-work.server';
import type { Site } from '@forecourt/lib/sites/site';
import { respond, type ServerReply } from '@/forms/request.server.ts';
import { expectRate } from '@/handlers/expect-rate.server.ts';
import { seeOther } from '@/handlers/see-other.ts';
import { apiErrorOf } from '@/handlers/with-errors.server.ts';
import { householdOfRequest } from '@/site/household.server.ts';
import { isOwnRequest } from '@/site/own-request.ts';
import { PHOTOS_FIELD, pageOfForm, SHARED_PARAMETER, stepAddress } from './address.ts';
import { ownPhotos } from './forms/photos.server.ts';
import {
  FAILED_TEXT,
  FULL_TEXT,
  NO_PHOTO_TEXT,
  PHOTOS_BUSY_TEXT,
  TOO_MANY_TEXT,
} from './trade-in-messages.ts';
import { readVisit } from './valuation-visit.server.ts';

/** Handles full-size photos of a plain form, keeps the readable ones, and redirects to the estimate. */
export async function handlePlainPhotos(site: Site, request: Request): Promise<Response> {
  let page: { path: string; carId: string | null } = { path: site.settings.sellCarPath, carId: null };
  const answer = (reply: ServerReply) =>
    respond(request, reply, { page: stepAddress(page, 'estimate'), typed: null });
  try {
    if (!isOwnRequest(request)) throw new ApiError('forbidden', FAILED_TEXT);
    const own = ownPhotos(site, await readVisit(request.headers, site));
    // Shared with the installed app before there is a valuation: the first step asks for the car. The app's
    // service worker asks before, with an empty form, and keeps the photos until then.
    if (!own && new URL(request.url).searchParams.has(SHARED_PARAMETER))
      return request.headers.get('accept') === 'application/json'
        ? Response.json({ next: page.path }, { status: 404, headers: { 'cache-control': 'no-store' } })
        : seeOther(page.path);
    if (!own) throw new ApiError('not_signed_in', FAILED_TEXT);
    const parts = await readParts(request, MOST_PLAIN_BYTES);
    if (!parts) return answer({ problems: { photo: NO_PHOTO_TEXT } });
    const field = parts.get('page');
    page = pageOfForm(typeof field === 'string' ? field : undefined) ?? page;
    // An empty file field is sent as a file of zero bytes.
    const files = parts
      .getAll(PHOTOS_FIELD)
      .filter((part) => part instanceof File && part.size > 0) as File[];
    const pictures: Buffer[] = [];
    let isBusy = false;
    for (const file of files.slice(0, MOST_PHOTOS)) {
      await expectRate({ request, site }, { name: 'tradeInPhoto', text: TOO_MANY_TEXT });
      const picture = await pictureOf(request, file);
      isBusy = picture === 'busy';
      if (isBusy) break;
      if (picture instanceof Buffer) pictures.push(picture);
    }
    const ids = await savePhotos(databasePool(environment().DATABASE_URL), own, pictures);
    if (isBusy) throw new ApiError('unavailable', PHOTOS_BUSY_TEXT);
    if (files.length > MOST_PHOTOS || ids.length < pictures.length)
      return answer({ problems: { photos: FULL_TEXT } });
    if (files.length === 0 || pictures.length < files.length)
      return answer({ problems: { photo: NO_PHOTO_TEXT } });
    return answer({ next: stepAddress(page, 'estimate') });
  } catch (error) {
    const failure = { event: 'trade_in_photos_failed', text: FAILED_TEXT, busyText: PHOTOS_BUSY_TEXT };
    return answer({ error: apiErrorOf(error, failure, { site: site.slug }) });
  }
}

/** Re-encodes a photo; null if it is not a picture, `busy` if the queue is full. */
const pictureOf = async (request: Request, file: File): Promise<Buffer | 'busy' | null> =>
  photoImage(await file.bytes(), householdOfRequest(request)).catch((error: unknown) => {
    if (error instanceof BusyError) return 'busy';
    throw error;
  });
