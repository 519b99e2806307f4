import { MOST_PHOTO_BYTES } from '@forecourt/lib/leads/trade-in/limits';
import { photoImage } from '@forecourt/lib/leads/trade-in/photo-image.server';
import { photoBytes } from '@forecourt/lib/leads/trade-in/photos.server';
import { keepPhotos } from '@forecourt/lib/leads/trade-in/steps.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { readBytes } from '@forecourt/lib/platform/request/body';
import { BusyError, retryAfterOf } from '@forecourt/lib/platform/request/heavy.server';
import type { Site } from '@forecourt/lib/sites/site';
import { errorCode } from '@/forms/error-code.ts';
import { householdOfRequest, isMultipart } from '@/forms/request.server.ts';
import { log } from '@/logging/log.server.ts';
import { isOwnRequest } from '@/site/own-request.ts';
import { ownPhotos } from './forms/photos.server.ts';
import { readVisit } from './own-valuation.server.ts';
import { mayTakePhoto, takePlainPhotos } from './take-plain-photos.server.ts';
import {
  FAILED_TEXT,
  FULL_TEXT,
  NO_PHOTO_TEXT,
  PHOTOS_BUSY_TEXT,
  TOO_MANY_TEXT,
} from './trade-in-messages.ts';

const PRIVATE = { 'cache-control': 'private, no-store' };
const refuse = (status: number, error: string, headers: Record<string, string> = {}) =>
  Response.json({ error, code: errorCode(status) }, { status, headers: { ...PRIVATE, ...headers } });

/**
 * Handles one photo as bytes, or a plain form without scripts. The type is detected from the bytes; metadata
 * is removed.
 */
export async function takePhoto(site: Site, request: Request): Promise<Response> {
  if (isMultipart(request)) return takePlainPhotos(site, request);
  if (!isOwnRequest(request)) return refuse(403, FAILED_TEXT);
  try {
    const own = ownPhotos(site, await readVisit(request.headers, site));
    if (!own) return refuse(401, FAILED_TEXT);
    const pool = databasePool(environment().DATABASE_URL);
    if (!(await mayTakePhoto(site, request))) return refuse(429, TOO_MANY_TEXT);
    const sentBytes = await readBytes(request, MOST_PHOTO_BYTES);
    if (!sentBytes) return refuse(413, NO_PHOTO_TEXT);
    const image = await photoImage(sentBytes, householdOfRequest(request));
    if (!image) return refuse(422, NO_PHOTO_TEXT);
    const [id] = await keepPhotos(pool, own, [image]);
    return id ? Response.json({ id }, { status: 201, headers: PRIVATE }) : refuse(409, FULL_TEXT);
  } catch (error) {
    const retryAfter = retryAfterOf(error);
    const words = error instanceof BusyError ? PHOTOS_BUSY_TEXT : FAILED_TEXT;
    if (retryAfter !== null) return refuse(503, words, { 'retry-after': String(retryAfter) });
    log.error({ err: error, site: site.slug }, 'trade_in_photo_failed');
    return refuse(500, FAILED_TEXT);
  }
}

export async function showPhoto(site: Site, request: Request, id: string): Promise<Response> {
  const own = ownPhotos(site, await readVisit(request.headers, site));
  const bytes = own && (await photoBytes(databasePool(environment().DATABASE_URL), own.leadId, id));
  if (!bytes) return new Response(null, { status: 404, headers: PRIVATE });
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...PRIVATE,
      'content-type': 'image/jpeg',
      'content-disposition': 'inline; filename="photo.jpg"',
    },
  });
}
