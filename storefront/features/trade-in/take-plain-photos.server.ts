import { MOST_PHOTOS, MOST_PLAIN_BYTES } from '@forecourt/lib/leads/trade-in/limits';
import { photoImage } from '@forecourt/lib/leads/trade-in/photo-image.server';
import { keepPhotos } from '@forecourt/lib/leads/trade-in/steps.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { withinRate } from '@forecourt/lib/platform/database/rate-limit.server';
import { environment } from '@forecourt/lib/platform/env';
import { readParts } from '@forecourt/lib/platform/request/body';
import { BusyError, retryAfterOf } from '@forecourt/lib/platform/request/heavy.server';
import { RATES } from '@forecourt/lib/platform/request/rates';
import type { Site } from '@forecourt/lib/sites/site';
import { householdOfRequest, respond, type ServerReply } from '@/forms/request.server.ts';
import { log } from '@/logging/log.server.ts';
import { isOwnRequest } from '@/site/own-request.ts';
import { PHOTOS_FIELD, pageOfForm, stepAddress } from './address.ts';
import { ownPhotos } from './forms/photos.server.ts';
import { readVisit } from './own-valuation.server.ts';
import {
  FAILED_TEXT,
  FULL_TEXT,
  NO_PHOTO_TEXT,
  PHOTOS_BUSY_TEXT,
  TOO_MANY_TEXT,
} from './trade-in-messages.ts';

export const mayTakePhoto = (site: Site, request: Request): Promise<boolean> =>
  withinRate(
    databasePool(environment().DATABASE_URL),
    { what: 'trade-in photo', site: site.slug, by: householdOfRequest(request) },
    RATES.tradeInPhoto,
  );

/**
 * Handles full-size photos of a plain form and redirects to the estimate. Keeps the readable ones, whatever
 * is wrong with the others.
 */
export async function takePlainPhotos(site: Site, request: Request): Promise<Response> {
  let page: { path: string; carId: string | null } = { path: site.settings.sellCarPath, carId: null };
  const answer = (reply: ServerReply) =>
    respond(request, reply, { page: stepAddress(page, 'estimate'), typed: null });
  if (!isOwnRequest(request)) return answer({ error: FAILED_TEXT, status: 403 });
  try {
    const own = ownPhotos(site, await readVisit(request.headers, site));
    if (!own) return answer({ error: FAILED_TEXT, status: 401 });
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
      if (!(await mayTakePhoto(site, request))) return answer({ error: TOO_MANY_TEXT, status: 429 });
      const picture = await pictureOf(request, file);
      isBusy = picture === 'busy';
      if (isBusy) break;
      if (picture instanceof Buffer) pictures.push(picture);
    }
    const ids = await keepPhotos(databasePool(environment().DATABASE_URL), own, pictures);
    if (isBusy) return answer({ error: PHOTOS_BUSY_TEXT, status: 503 });
    if (files.length > MOST_PHOTOS || ids.length < pictures.length)
      return answer({ problems: { photos: FULL_TEXT } });
    if (files.length === 0 || pictures.length < files.length)
      return answer({ problems: { photo: NO_PHOTO_TEXT } });
    return answer({ next: stepAddress(page, 'estimate') });
  } catch (error) {
    if (retryAfterOf(error) !== null) return answer({ error: PHOTOS_BUSY_TEXT, status: 503 });
    log.error({ err: error, site: site.slug }, 'trade_in_photos_failed');
    return answer({ error: FAILED_TEXT, status: 500 });
  }
}

/** Re-encodes a photo; null if it is not a picture, `busy` if the queue is full. */
const pictureOf = async (request: Request, file: File): Promise<Buffer | 'busy' | null> =>
  photoImage(await file.bytes(), householdOfRequest(request)).catch((error: unknown) => {
    if (error instanceof BusyError) return 'busy';
    throw error;
  });
