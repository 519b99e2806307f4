import { ApiError } from '../../platform/request/api-error.ts';
import type { Call } from './call.server.ts';

/** Returns the requested sites that the caller may see; all of those if none is requested. */
export function visibleSlugs({ sites }: Call['staff'], wantedSlugs: readonly string[]): string[] {
  const slugs = sites.map(({ slug }) => slug);
  return wantedSlugs.length > 0 ? slugs.filter((slug) => wantedSlugs.includes(slug)) : slugs;
}

/**
 * Returns the sites on which the caller may act.
 * @throws ApiError if there is none
 */
export function actedOn({ sites }: Call['staff']): string[] {
  const slugs = sites.filter(({ mayAct }) => mayAct).map(({ slug }) => slug);
  if (slugs.length === 0)
    throw new ApiError('read_only', 'Your role lets you see these leads but not change them.');
  return slugs;
}
