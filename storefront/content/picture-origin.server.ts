import { environment } from '@forecourt/lib/platform/env';

/** Returns the origin of the content lake's images. */
export function pictureOrigin(): string {
  const { SANITY_API_HOST } = environment();
  return SANITY_API_HOST ? new URL(SANITY_API_HOST).origin : 'https://cdn.sanity.io';
}

/** Returns the origins of a site's images: the CDNs of stock and content. */
export const pictureHosts = (): string[] => [new URL(environment().MEDIA_URL).origin, pictureOrigin()];
