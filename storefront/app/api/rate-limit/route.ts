import { parseJson, readBody } from '@forecourt/lib/platform/request/body';
import { UNKNOWN_ERROR } from '@forecourt/lib/platform/text/errors';
import { siteOfRequest } from '@/content/site-of-request.server.ts';
import { askRateLimit } from '@/features/account/ask-first.server.ts';
import { errorCode } from '@/forms/error-code.ts';
import { log } from '@/logging/log.server.ts';
import { isOwnRequest } from '@/site/own-request.ts';

export const dynamic = 'force-dynamic';

const MAX_BYTES = 1024;

const refuse = (status: number, error: string) =>
  Response.json({ error, code: errorCode(status) }, { status, headers: { 'cache-control': 'no-store' } });

/** `POST /api/rate-limit` with `{phone}` (AUTH-33): 200 if a code could be sent now, else 429. */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnRequest(request)) return refuse(403, UNKNOWN_ERROR);
  try {
    const body = await readBody(request, MAX_BYTES);
    if (body === null) return refuse(413, UNKNOWN_ERROR);
    const site = await siteOfRequest(request);
    if (!site) return refuse(404, UNKNOWN_ERROR);
    const { phone } = Object(parseJson(body)) as { phone?: unknown };
    const answer = await askRateLimit(site, request, phone);
    if ('error' in answer) return refuse(answer.status, answer.error);
    return Response.json({ ok: true }, { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    log.error({ err: error }, 'code_limits_failed');
    return refuse(500, UNKNOWN_ERROR);
  }
}
