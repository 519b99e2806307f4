import { UNKNOWN_ERROR } from '@forecourt/lib/platform/text/errors';
import { refuse } from '@/features/enquiry/answers.ts';
import { deliverSpooledLeads } from '@/features/enquiry/deliver-spooled.server.ts';
import { log } from '@/logging/log.server.ts';
import { isFromOwnServer } from '@/site/own-server.ts';

export const dynamic = 'force-dynamic';

/**
 * `POST /api/leads/spooled`: called periodically by our server to deliver leads spooled while the database
 * was down.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isFromOwnServer(request)) return refuse('not_found', UNKNOWN_ERROR);
  try {
    await deliverSpooledLeads();
    return new Response(null, { status: 204 });
  } catch (error) {
    log.error({ err: error }, 'spooled_leads_failed');
    return refuse('failed', UNKNOWN_ERROR);
  }
}
