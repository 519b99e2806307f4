'use client';
import { isOutdated, SHARED_CACHE } from './shared-photos.ts';

export interface SharedPhoto {
  /** Its address in the cache. */
  path: string;
  file: File;
}

/** Returns the photos that wait on this device, oldest first, and deletes outdated ones. */
export async function sharedPhotos(now = Date.now()): Promise<SharedPhoto[]> {
  if (!('caches' in globalThis) || !(await caches.has(SHARED_CACHE))) return [];
  const cache = await caches.open(SHARED_CACHE);
  const photos: SharedPhoto[] = [];
  for (const request of await cache.keys()) {
    const path = new URL(request.url).pathname;
    const kept = isOutdated(path, now) ? undefined : await cache.match(request);
    if (kept) photos.push({ path, file: new File([await kept.blob()], 'photo') });
    else await cache.delete(request);
  }
  return photos;
}

/** Deletes a photo that was added or declined. */
export async function forgetShared({ path }: SharedPhoto): Promise<void> {
  await (await caches.open(SHARED_CACHE)).delete(path);
}
