import { LEAVE_TOKEN, leavePath } from '@forecourt/lib/leads/waiting-list/link';
import { findSite } from '@/content/site.server.ts';
import { placePath } from '@/features/vehicle/waiting-list/address.ts';
import { leave } from '@/features/vehicle/waiting-list/place.server.ts';
import { readAnswers } from '@/forms/request.server.ts';
import { log } from '@/logging/log.server.ts';

export const dynamic = 'force-dynamic';

interface Context {
  params: Promise<{ site: string; entry: string }>;
}

const tokenIn = (request: Request): string => new URL(request.url).searchParams.get(LEAVE_TOKEN) ?? '';

/**
 * `POST /waiting-list/{id}/leave`: leaves a waiting list. The page of the emailed link sends the token in its
 * form; mail clients send the whole address in one click, without a page (RFC 8058). The token is sufficient
 * authorisation.
 */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { site: siteSlug, entry } = await params;
  const site = await findSite(siteSlug);
  const pressedToken = (await readAnswers(request))?.[LEAVE_TOKEN];
  const token = pressedToken ?? tokenIn(request);
  const hasLeft = site !== null && (await leave(site, entry, token));
  if (hasLeft) log.info({ site: site.slug, place: entry }, 'waiting_list_left');
  if (pressedToken !== undefined) return toPage(hasLeft ? leavePath(entry, token) : placePath(entry));
  return new Response(hasLeft ? 'You are off the list.' : 'This link does not work.', {
    status: hasLeft ? 200 : 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}

/** `GET` only shows the page, because mail clients prefetch links. */
export const GET = async (request: Request, { params }: Context): Promise<Response> =>
  toPage(leavePath((await params).entry, tokenIn(request)));

const toPage = (location: string) =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
