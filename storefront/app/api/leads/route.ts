import { environment } from '@forecourt/lib/env';
import { FAILED_TEXT } from '@forecourt/lib/lead/fields';
import { siteOf } from '@/content/hosts.server.ts';
import { findSite } from '@/content/site.server.ts';
import { refuse } from '@/features/enquiry/answers.ts';
import { takeLead } from '@/features/enquiry/take-lead.server.ts';
import { log } from '@/logging/log.server.ts';
import { clientAddress } from '@/site/client-address.ts';

export const dynamic = 'force-dynamic';

/** The longest body; a form with every field full is a tenth of it. */
const MAX_BYTES = 64 * 1024;

/** `POST /api/leads` (OPEN-007): takes a form and answers `{lead_id, category, event}` or `{error, code, fields}`. */
export async function POST(request: Request): Promise<Response> {
  const { headers } = request;
  const host = headers.get('host');
  // Forms of other sites' pages are not ours: their browser says so.
  const origin = headers.get('origin');
  if (origin && (!URL.canParse(origin) || new URL(origin).host !== host))
    return refuse('forbidden', FAILED_TEXT);
  if (Number(headers.get('content-length') ?? 0) > MAX_BYTES) return refuse('too_large', FAILED_TEXT);
  try {
    const text = await request.text();
    if (text.length > MAX_BYTES) return refuse('too_large', FAILED_TEXT);
    const slug = await siteOf(host);
    const site = slug && (await findSite(slug));
    if (!site) return refuse('not_found', FAILED_TEXT);
    return await takeLead(site, parseJson(text), {
      address: clientAddress(headers.get('x-forwarded-for'), environment().TRUSTED_PROXIES),
      userAgent: headers.get('user-agent') ?? '',
      referer: headers.get('referer'),
      requestId: headers.get('x-request-id'),
    });
  } catch (error) {
    log.error({ err: error, host }, 'a lead could not be read');
    return refuse('failed', FAILED_TEXT);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
