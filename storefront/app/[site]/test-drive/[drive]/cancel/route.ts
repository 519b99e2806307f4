import { DRIVE_TOKEN, drivePath } from '@forecourt/lib/leads/test-drive/link';
import { findSite } from '@/content/site.server.ts';
import { ownDrivePath } from '@/features/test-drive/address.ts';
import { cancelOwnDrive } from '@/features/test-drive/own-drive.server.ts';
import { readAnswers } from '@/forms/request.server.ts';
import { log } from '@/logging/log.server.ts';
import { isOwnRequest } from '@/site/own-request.ts';

export const dynamic = 'force-dynamic';

/** `POST /test-drive/{id}/cancel`: cancels a test drive and frees its time slot. */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ site: string; drive: string }> },
): Promise<Response> {
  const { site: siteSlug, drive } = await params;
  const site = await findSite(siteSlug);
  const token = (await readAnswers(request))?.[DRIVE_TOKEN] ?? '';
  const isCancelled = site !== null && isOwnRequest(request) && (await cancelOwnDrive(site, drive, token));
  if (isCancelled) log.info({ site: site.slug, drive }, 'test_drive_cancelled_by_shopper');
  return new Response(null, {
    status: 303,
    headers: {
      location: isCancelled ? drivePath(drive, token) : ownDrivePath(drive),
      'cache-control': 'no-store',
    },
  });
}
