import { LEAVE_TOKEN, leavePath } from '@forecourt/lib/waiting-list/link';
import { findSite } from '@/content/site.server.ts';
import { placePath } from '@/features/vehicle/waiting-list/address.ts';
import { leave } from '@/features/vehicle/waiting-list/place.server.ts';
import { readAnswers } from '@/forms/request.server.ts';
import { log } from '@/logging/log.server.ts';
import { isOwnRequest } from '@/site/own-request.ts';

export const dynamic = 'force-dynamic';

/** `POST /waiting-list/{id}/leave`: takes somebody off a list; its page then says so. */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ site: string; entry: string }> },
): Promise<Response> {
  const { site: siteSlug, entry } = await params;
  const site = await findSite(siteSlug);
  const token = (await readAnswers(request))?.[LEAVE_TOKEN] ?? '';
  const hasLeft = site !== null && isOwnRequest(request) && (await leave(site, entry, token));
  if (hasLeft) log.info({ site: site.slug, place: entry }, 'somebody leaves a waiting list');
  return new Response(null, {
    status: 303,
    headers: {
      location: hasLeft ? leavePath(entry, token) : placePath(entry),
      'cache-control': 'no-store',
    },
  });
}
