import { leadTo, ownPath } from '@/preview/own-path.ts';
import { studioRoute } from '@/preview/route.server.ts';
import { DRAFT_COOKIES, draftCookie } from '@/site/draft.ts';

/** Back to what visitors see, on the same page. A cookie goes only in the form in which it came. */
export const GET = studioRoute((request) => {
  const expiredCookies = Object.values(DRAFT_COOKIES).flatMap((name) => [
    draftCookie(name, null, false),
    draftCookie(name, null, true),
  ]);
  return leadTo(ownPath(request.headers.get('referer')), expiredCookies);
});
