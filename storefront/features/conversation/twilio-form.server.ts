import { isSignedByTwilio } from '@forecourt/lib/messaging/sms/twilio-signature';
import { environment } from '@forecourt/lib/platform/env';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { readBody } from '@forecourt/lib/platform/request/body';
import { log } from '@/logging/log.server.ts';

/** Twilio's webhooks have a few kilobytes. */
const MAX_BYTES = 64 * 1024;

/**
 * Returns the form of a webhook that Twilio signed.
 * @throws ApiError if SMS are not set up, the body is too long or the signature is wrong
 */
export async function twilioForm(request: Request): Promise<URLSearchParams> {
  const token = environment().TWILIO_AUTH_TOKEN;
  if (!token) throw new ApiError('not_set_up', 'No SMS are set up.');
  const body = await readBody(request, MAX_BYTES);
  if (body === null) throw new ApiError('too_large', 'The message is too long.');
  const form = new URLSearchParams(body);
  const { host, pathname, search } = requestedUrl(request);
  const urls = ['https', 'http'].map((protocol) => `${protocol}://${host}${pathname}${search}`);
  if (!isSignedByTwilio(token, request.headers.get('x-twilio-signature'), urls, form)) {
    log.warn({ path: pathname }, 'twilio_webhook_unsigned');
    throw new ApiError('bad_input', 'The signature is not valid.');
  }
  return form;
}

/** Returns the address that Twilio called: the host is the one it knows, not that of a server behind a proxy. */
function requestedUrl(request: Request): { host: string; pathname: string; search: string } {
  const { host, pathname, search } = new URL(request.url);
  return { host: request.headers.get('host') ?? host, pathname, search };
}

/** Returns the origin under which Twilio called, for addresses that it should call next. */
export function originOf(request: Request): string {
  const protocol = (request.headers.get('x-forwarded-proto') ?? new URL(request.url).protocol).replace(
    /[:,].*$/,
    '',
  );
  return `${protocol}://${requestedUrl(request).host}`;
}

export const xmlResponse = (xml: string): Response =>
  new Response(xml, { headers: { 'content-type': 'text/xml; charset=utf-8', 'cache-control': 'no-store' } });
