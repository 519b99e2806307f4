import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { parseLocalTime } from '@forecourt/lib/sites/local-time';
import { findSite } from '@/content/site.server.ts';
import { leadTo, ownPath } from '@/preview/own-path.ts';
import { previewRoute } from '@/preview/route.server.ts';
import { DRAFT_COOKIES, draftCookie, parsePreviewTime } from '@/site/draft.ts';

/**
 * Sets the date of a preview, `at` in the site's time zone; without one, resets it. Redirects to `to`, else
 * to the referring page.
 */
export const GET = previewRoute(async (request, { site: slug, draft }) => {
  const site = await findSite(slug);
  if (!site) throw new ApiError('not_found', 'There is no such site.');
  const { searchParams } = new URL(request.url);
  const moment = parseLocalTime(searchParams.get('at') ?? '', site.settings.timeZone);
  const value = moment && parsePreviewTime(moment.toISOString())?.toISOString();
  return leadTo(ownPath(searchParams.get('to') ?? request.headers.get('referer')), [
    draftCookie(DRAFT_COOKIES.moment, value ?? null, draft.editing),
  ]);
});
