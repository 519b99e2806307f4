import { leadTo, ownPath } from '@/preview/own-path.ts';
import { draftOfRequest } from '@/site/draft.server.ts';
import { DRAFT_COOKIES, draftCookie } from '@/site/draft.ts';

/**
 * Shows the page that it was asked on with the change that a preview tries (`shown=yes`), or as it is without it, so
 * that somebody can look at both.
 */
export function GET(request: Request): Response {
  const draft = draftOfRequest();
  if (!draft?.trial) return new Response(null, { status: 404 });
  const isShown = new URL(request.url).searchParams.get('shown') === 'yes';
  return leadTo(ownPath(request.headers.get('referer')), [
    draftCookie(DRAFT_COOKIES.withoutTrial, isShown ? null : '1', draft.editing),
  ]);
}
