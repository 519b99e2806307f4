import { DRIVE_TOKEN, drivePath } from '@forecourt/lib/leads/test-drive/link';
import { ownDrivePath } from '@/features/test-drive/address.ts';
import { cancelOwnDrive } from '@/features/test-drive/drive-of-link.server.ts';
import { readAnswers } from '@/forms/request.server.ts';
import { seeOther } from '@/handlers/see-other.ts';
import { withSite } from '@/handlers/with-site.server.ts';
import { log } from '@/logging/log.server.ts';
import { isOwnRequest } from '@/site/own-request.ts';

export const dynamic = 'force-dynamic';

/** `POST /test-drive/{id}/cancel`: cancels a test drive and frees its time slot. */
export const POST = withSite(
  async ({ request, site, params: { drive } }) => {
    const token = (await readAnswers(request))?.[DRIVE_TOKEN] ?? '';
    const isCancelled = isOwnRequest(request) && (await cancelOwnDrive(site, drive, token));
    if (isCancelled) log.info({ site: site.slug, drive }, 'test_drive_cancelled_by_shopper');
    return seeOther(isCancelled ? drivePath(drive, token) : ownDrivePath(drive));
  },
  { params: ['drive'], failure: { event: 'test_drive_cancel_failed' } },
);
