import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { UNKNOWN_ERROR } from '@forecourt/lib/platform/text/errors';
import { deliverSpooledLeads } from '@/features/enquiry/deliver-spooled.server.ts';
import { withErrors } from '@/handlers/with-errors.server.ts';
import { isFromOwnServer } from '@/site/own-server.ts';

export const dynamic = 'force-dynamic';

/** `POST /api/leads/spooled`: called by our server to deliver leads spooled while the database was down. */
export const POST = withErrors(
  async (request) => {
    if (!isFromOwnServer(request)) throw new ApiError('not_found', UNKNOWN_ERROR);
    await deliverSpooledLeads();
    return null;
  },
  { event: 'spooled_leads_failed' },
);
