import { leadTo, ownPath } from '@/preview/own-path.ts';
import { DRAFT_COOKIES, draftCookie } from '@/site/draft.ts';

/** Back to what visitors see, on the same page. A cookie goes only in the form in which it came. */
export function GET(request: Request): Response {
  const expiredCookies = Object.values(DRAFT_COOKIES).flatMap((name) => [
    draftCookie(name, null, false),
    draftCookie(name, null, true),
  ]);
  return leadTo(ownPath(request.headers.get('referer')), expiredCookies);
}
