import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { readBody } from '@forecourt/lib/platform/request/body';
import { previewRoute } from '@/preview/route.server.ts';
import { DRAFT_COOKIES, draftCookie, parsePerspective } from '@/site/draft.ts';
import { isOwnRequest } from '@/site/own-request.ts';

const MAX_BYTES = 4096;

/** Sets the perspective of a preview: published, drafts or releases. */
export const POST = previewRoute(async (request, { draft }) => {
  if (!isOwnRequest(request)) throw new ApiError('forbidden', 'Not from this site.');
  const perspective = parsePerspective((await readBody(request, MAX_BYTES)) ?? '');
  if (!perspective) throw new ApiError('bad_input', 'There is no such perspective.');
  const value = [perspective].flat().join(',');
  return new Response(null, {
    status: 204,
    headers: { 'set-cookie': draftCookie(DRAFT_COOKIES.perspective, value, draft.editing) },
  });
});
