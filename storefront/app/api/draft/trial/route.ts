import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { SIGN_IN_PATH, safeTarget } from '@forecourt/lib/sites/account-paths';
import { leadTo, ownPath } from '@/preview/own-path.ts';
import { previewRoute } from '@/preview/route.server.ts';
import { DRAFT_COOKIES, draftCookie } from '@/site/draft.ts';

/** Shows the current page with (`shown=yes`) or without the unsaved changes of a preview. */
export const GET = previewRoute((request, { draft }) => {
  if (!draft.trial) throw new ApiError('not_found', 'There is no change to show.');
  const isShown = new URL(request.url).searchParams.get('shown') === 'yes';
  return leadTo(behindGate(ownPath(request.headers.get('referer'))), [
    draftCookie(DRAFT_COOKIES.withoutTrial, isShown ? null : '1', draft.editing),
  ]);
});

/** Returns the page from which a gate redirected, if the change affects the gate; else the page itself. */
function behindGate(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://site');
  return pathname === SIGN_IN_PATH ? safeTarget(searchParams.get('redirect')) : path;
}
