import { environment } from '@forecourt/lib/platform/env';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { staffHost } from '@/content/staff-host.server.ts';
import { withErrors } from '@/handlers/with-errors.server.ts';
import { log } from '@/logging/log.server.ts';
import { cookieOf } from '@/site/cookies.server.ts';
import { draftOfRequest } from '@/site/draft.server.ts';
import { DRAFT_COOKIES, type Draft } from '@/site/draft.ts';
import { previewEnd } from '@/site/preview-pass.ts';

interface Preview {
  site: string;
  draft: Draft;
  until: Date;
}

type Route = (request: Request) => Promise<Response>;

const NO_PREVIEW = 'There is no preview here.';

/** Seconds until the table of hosts is read again. */
const RETRY_AFTER = 5;

/** Wraps a studio route: 404 on any host that is not a site's. */
export const studioRoute = (
  answer: (request: Request, site: string) => Response | Promise<Response>,
): Route =>
  withErrors(
    async (request) => {
      const host = await staffHost(request.headers.get('host')).catch((error: unknown) => {
        log.error({ err: error }, 'no table of hosts: the content service does not answer');
        throw new ApiError('unavailable', 'Please try again in a moment.', { retryAfter: RETRY_AFTER });
      });
      if (host?.kind !== 'site') throw new ApiError('not_found', NO_PREVIEW);
      return answer(request, host.site);
    },
    { event: 'preview_route_failed' },
  );

/** Wraps a route of preview pages: 404 without a valid preview. */
export const previewRoute = (
  answer: (request: Request, preview: Preview) => Response | Promise<Response>,
): Route =>
  studioRoute((request, site) => {
    const draft = draftOfRequest();
    const secret = environment().SANITY_WEBHOOK_SECRET;
    const until = draft && previewEnd(cookieOf(request, DRAFT_COOKIES.pass), { site, secret });
    if (!until) throw new ApiError('not_found', NO_PREVIEW);
    return answer(request, { site, draft, until });
  });
