import { environment } from '@forecourt/lib/platform/env';
import { staffHost } from '@/content/staff-host.server.ts';
import { log } from '@/logging/log.server.ts';
import { cookieOf } from '@/site/cookies.server.ts';
import { draftOfRequest } from '@/site/draft.server.ts';
import { DRAFT_COOKIES, type Draft } from '@/site/draft.ts';
import { previewEnd } from '@/site/preview-pass.ts';

/** A preview that a request belongs to. */
interface Preview {
  /** The slug of its site. */
  site: string;
  draft: Draft;
  /** When it ends. */
  until: Date;
}

type Route = (request: Request) => Promise<Response>;

/** Makes a route of the studio on the hosts of sites; on any other host it is a 404. */
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

/** Makes a route of pages in preview; for everybody else it is a 404. */
export const previewRoute = (
  answer: (request: Request, preview: Preview) => Response | Promise<Response>,
): Route =>
  studioRoute((request, site) => {
    const draft = draftOfRequest();
    const secret = environment().SANITY_WEBHOOK_SECRET;
    const until = draft && previewEnd(cookieOf(request, DRAFT_COOKIES.pass), { site, secret });
    return until ? answer(request, { site, draft, until }) : new Response(null, { status: 404 });
  });
