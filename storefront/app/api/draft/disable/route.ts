import { leadTo, ownPath } from '@/preview/own-path.ts';
import { studioRoute } from '@/preview/route.server.ts';
import { DRAFT_COOKIES, draftCookie } from '@/site/draft.ts';

/** Ends a preview. Cookies must be deleted with the same attributes with which they were set. */
export const GET = studioRoute((request) => {
  const expiredCookies = Object.values(DRAFT_COOKIES).flatMap((name) => [
    draftCookie(name, null, false),
    draftCookie(name, null, true),
  ]);
  return leadTo(ownPath(request.headers.get('referer')), expiredCookies);
});
