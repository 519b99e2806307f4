import { MOST_PHOTO_BYTES, SHOT_PARAMETER } from '@forecourt/lib/leads/trade-in/limits';
import { photoImage } from '@forecourt/lib/leads/trade-in/photo-image.server';
import { isShot } from '@forecourt/lib/leads/trade-in/photo-shots';
import { savePhotos } from '@forecourt/lib/leads/trade-in/steps.server';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { readBytes } from '@forecourt/lib/platform/request/body';
import { withSite } from '@/handlers/with-site.server.ts';
import { ownPhotos } from './forms/photos.server.ts';
import {
  FAILED_TEXT,
  FULL_TEXT,
  NO_PHOTO_TEXT,
  PHOTOS_BUSY_TEXT,
  TOO_MANY_TEXT,
} from './trade-in-messages.ts';
import { readVisit } from './valuation-visit.server.ts';

/** Handles one photo as bytes. The type is detected from the bytes; metadata is removed. */
export const handlePhoto = withSite(
  async ({ request, site, pool, household }) => {
    const own = ownPhotos(site, await readVisit(request.headers, site));
    if (!own) throw new ApiError('not_signed_in', FAILED_TEXT);
    const sentBytes = await readBytes(request, MOST_PHOTO_BYTES);
    if (!sentBytes) throw new ApiError('too_large', NO_PHOTO_TEXT);
    const image = await photoImage(sentBytes, household);
    if (!image) throw new ApiError('validation', NO_PHOTO_TEXT);
    const shot = new URL(request.url).searchParams.get(SHOT_PARAMETER);
    const [id] = await savePhotos(pool, own, [image], isShot(shot) ? shot : null);
    if (!id) throw new ApiError('full', FULL_TEXT);
    return Response.json({ id }, { status: 201, headers: { 'cache-control': 'private, no-store' } });
  },
  {
    ownRequest: true,
    rate: { name: 'tradeInPhoto', text: TOO_MANY_TEXT },
    failure: { event: 'trade_in_photo_failed', text: FAILED_TEXT, busyText: PHOTOS_BUSY_TEXT },
  },
);
