import { environment } from '@forecourt/lib/platform/env';
import { staffHost } from '@/content/staff-host.server.ts';
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

/** Wraps a studio route: 404 on any host that is not a site's. */
export const studioRoute =
  (answer: (request: Request, site: string) => Response | Promise<Response>): Route =>
  async (request) => {
    try {
      const host = await staffHost(request.headers.get('host'));
      return host?.kind === 'site' ? answer(request, host.site) : new Response(null, { status: 404 });
    } catch (error) {
      log.error({ err: error }, 'no table of hosts: the content service does not answer');
      return new Response(null, { status: 503, headers: { 'retry-after': '5' } });
    }
  };

/** Wraps a route of preview pages: 404 without a valid preview. */
export const previewRoute = (
  answer: (request: Request, preview: Preview) => Response | Promise<Response>,
): Route =>
  studioRoute((request, site) => {
    const draft = draftOfRequest();
    const secret = environment().SANITY_WEBHOOK_SECRET;
    const until = draft && previewEnd(cookieOf(request, DRAFT_COOKIES.pass), { site, secret });
    return until ? answer(request, { site, draft, until }) : new Response(null, { status: 404 });
  });
