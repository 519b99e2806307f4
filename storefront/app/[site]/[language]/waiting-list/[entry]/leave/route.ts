import { LEAVE_TOKEN, leavePath } from '@forecourt/lib/leads/waiting-list/link';
import { placePath } from '@/features/vehicle/waiting-list/address.ts';
import { leave } from '@/features/vehicle/waiting-list/waiting-place.server.ts';
import { readAnswers } from '@/forms/request.server.ts';
import { seeOther } from '@/handlers/see-other.ts';
import { withSite } from '@/handlers/with-site.server.ts';
import { log } from '@/logging/log.server.ts';

export const dynamic = 'force-dynamic';

const options = { params: ['entry'], failure: { event: 'waiting_list_leave_failed' } } as const;

const tokenIn = (request: Request): string => new URL(request.url).searchParams.get(LEAVE_TOKEN) ?? '';

/**
 * `POST /waiting-list/{id}/leave`: leaves a waiting list. Authorised by the token alone: in the form of the
 * emailed link's page, or in the address, which mail clients send in one click (RFC 8058).
 */
export const POST = withSite(async ({ request, site, params: { entry } }) => {
  const pressedToken = (await readAnswers(request))?.[LEAVE_TOKEN];
  const token = pressedToken ?? tokenIn(request);
  const hasLeft = await leave(site, entry, token);
  if (hasLeft) log.info({ site: site.slug, place: entry }, 'waiting_list_left');
  if (pressedToken !== undefined) return seeOther(hasLeft ? leavePath(entry, token) : placePath(entry));
  return new Response(hasLeft ? 'You are off the list.' : 'This link does not work.', {
    status: hasLeft ? 200 : 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}, options);

/** `GET` only shows the page, because mail clients prefetch links. */
export const GET = withSite(
  ({ request, params }) => seeOther(leavePath(params.entry, tokenIn(request))),
  options,
);
