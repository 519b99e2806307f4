import { environment } from '@forecourt/lib/platform/env';

/** The origin from which the content lake's pictures come: the opening picture of most pages does. */
export function pictureOrigin(): string {
  const { SANITY_API_HOST } = environment();
  return SANITY_API_HOST ? new URL(SANITY_API_HOST).origin : 'https://cdn.sanity.io';
}

/** Every origin that pictures of a site come from: the image CDN of stock and that of content. */
export const pictureHosts = (): string[] => [new URL(environment().MEDIA_URL).origin, pictureOrigin()];
