import { momentIn } from '@forecourt/lib/sites/local-time';
import { findSite } from '@/content/site.server.ts';
import { leadTo, ownPath } from '@/preview/own-path.ts';
import { previewRoute } from '@/preview/route.server.ts';
import { DRAFT_COOKIES, draftCookie, parseMoment } from '@/site/draft.ts';

/**
 * Shows a preview as it will be at a moment, `at` in the site's own time; without one, as it is now. Then back to the
 * page it was asked on, or to the one it names in `to`.
 */
export const GET = previewRoute(async (request, { site: slug, draft }) => {
  const site = await findSite(slug);
  if (!site) return new Response(null, { status: 404 });
  const { searchParams } = new URL(request.url);
  const moment = momentIn(searchParams.get('at') ?? '', site.settings.timeZone);
  const value = moment && parseMoment(moment.toISOString())?.toISOString();
  return leadTo(ownPath(searchParams.get('to') ?? request.headers.get('referer')), [
    draftCookie(DRAFT_COOKIES.moment, value ?? null, draft.editing),
  ]);
});
