import { environment } from '@forecourt/lib/env';

/** The origin from which the content lake's pictures come: the opening picture of most pages does. */
export function pictureOrigin(): string {
  const { SANITY_API_HOST } = environment();
  return SANITY_API_HOST ? new URL(SANITY_API_HOST).origin : 'https://cdn.sanity.io';
}
