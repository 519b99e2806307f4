import { UNKNOWN_ERROR } from '@forecourt/lib/platform/text/errors';
import { siteOfRequest } from '@/content/site-of-request.server.ts';
import { askContact } from '@/features/account/ask-first.server.ts';
import { errorCode } from '@/forms/error-code.ts';
import { log } from '@/logging/log.server.ts';
import { isOwnRequest } from '@/site/own-request.ts';

export const dynamic = 'force-dynamic';

const refuse = (status: number, error: string) =>
  Response.json(
    { data: null, error, code: errorCode(status) },
    { status, headers: { 'cache-control': 'no-store' } },
  );

/**
 * `GET /api/check-if-contact-exists?phone_number=…` (AUTH-35): returns `{data, error}`, where `data` is only
 * yes or no.
 */
export async function GET(request: Request): Promise<Response> {
  if (!isOwnRequest(request)) return refuse(403, UNKNOWN_ERROR);
  try {
    const site = await siteOfRequest(request);
    if (!site) return refuse(404, UNKNOWN_ERROR);
    const answer = await askContact(site, request, new URL(request.url).searchParams.get('phone_number'));
    if ('error' in answer) return refuse(answer.status, answer.error);
    return Response.json({ data: answer.data, error: null }, { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    log.error({ err: error }, 'contact_lookup_failed');
    return refuse(500, UNKNOWN_ERROR);
  }
}
